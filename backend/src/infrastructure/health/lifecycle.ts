import { Injectable } from '@nestjs/common';

/** Whether the process still takes work. */
@Injectable()
export class Lifecycle {
  /** From now on the process isn't ready: load balancers send new work elsewhere. */
  isDraining = false;
}
