import './ui/tokens.css';
import './ui/base.css';

import { mount } from 'svelte';

import App from './App.svelte';
import { renewWhenReplaced } from './lib/renewal.ts';
import { registerWorker } from './lib/worker.ts';

renewWhenReplaced();

const target = document.getElementById('app');
if (target) mount(App, { target });
registerWorker();
