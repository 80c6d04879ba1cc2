export { thing, type ThingAt } from './thing.svelte.ts';
