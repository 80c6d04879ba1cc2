import { api } from '../lib/api.ts';
import type { Intention, Plan } from '../lib/wire.ts';
import { complain, type TableControl } from './control.svelte.ts';

/** The plan of those who play together, as one seat sees it and adds to it. */
export class Planning {
  private readonly control: TableControl;
  private isWanted = $state(false);

  constructor(control: TableControl) {
    this.control = control;
  }

  /** The plan as it is now; there is none in the past, and none where everybody plays alone. */
  get plan(): Plan | null {
    return this.control.live ? this.control.now.plan : null;
  }

  get canPin(): boolean {
    return this.plan !== null && this.control.seat !== null;
  }

  /** Whether the next thing that is pointed at is pinned, and answers nothing. */
  get isPointing(): boolean {
    return this.isWanted && this.canPin;
  }

  set isPointing(wanted: boolean) {
    this.isWanted = wanted;
  }

  /** Whether somebody can mean to use things of a kind. */
  concerns(kind: string): boolean {
    return this.plan?.kinds.includes(kind) ?? false;
  }

  /** Who means to use a thing. */
  of(kind: string, name: string): Intention[] {
    return this.plan?.intentions.filter((one) => one.kind === kind && one.name === name) ?? [];
  }

  isMine(kind: string, name: string): boolean {
    return this.of(kind, name).some((one) => one.seat === this.control.seat);
  }

  /** Pins a thing, or takes it off where it is pinned. */
  async toggle(kind: string, name: string): Promise<void> {
    const { seat, id } = this.control;
    if (seat === null || !this.concerns(kind)) return;
    this.isPointing = false;
    try {
      await api.pin(id, { seat, kind, name, on: !this.isMine(kind, name) });
    } catch (error) {
      complain(error);
    }
  }
}
