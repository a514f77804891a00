import { Injectable } from '@nestjs/common';

/** Whether the process still takes work. */
@Injectable()
export class Lifecycle {
  private ending = false;

  get isEnding(): boolean {
    return this.ending;
  }

  /** From now on the process isn't ready: load balancers send new work elsewhere. */
  beginEnding(): void {
    this.ending = true;
  }
}
