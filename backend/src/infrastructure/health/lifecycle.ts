import { Injectable } from '@nestjs/common';

/** Whether the process still takes work. */
@Injectable()
export class Lifecycle {
  private draining = false;

  get isDraining(): boolean {
    return this.draining;
  }

  /** From now on the process isn't ready: load balancers send new work elsewhere. */
  startDraining(): void {
    this.draining = true;
  }
}
