import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { system } from '@portal/contracts';
import { PROCESS_ROLE, type ProcessRole } from '../../../infrastructure/config/process-role.js';
import { EventSignals } from '../../../infrastructure/events/event-signals.js';
import { PollingLoop } from '../../../infrastructure/events/polling-loop.js';
import { runInContext } from '../../../infrastructure/http/request-context.js';
import { WorkflowMatcher } from './matcher.js';
import { WorkflowRunner } from './runner.js';

/** Steps that one worker takes at once. */
const STEPS_AT_ONCE = 3;

/**
 * Keeps workflows moving, in workers: events become runs, and due runs take their steps. What is to be done is read from
 * PostgreSQL each time, so neither Redis nor a worker that dies can lose any of it.
 */
@Injectable()
export class WorkflowLoops implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly loops: PollingLoop[];

  constructor(
    @Inject(PROCESS_ROLE) role: ProcessRole,
    signals: EventSignals,
    matcher: WorkflowMatcher,
    runner: WorkflowRunner,
  ) {
    const running = loop('WorkflowRunner', () =>
      Promise.all(Array.from({ length: STEPS_AT_ONCE }, () => runner.work())),
    );
    const matching = loop('WorkflowMatcher', async () => {
      if ((await matcher.match()) > 0) running.trigger();
    });
    signals.on('sequenced', () => {
      matching.trigger();
      running.trigger(); // a webhook that was answered lets its run go on
    });
    this.loops = role === 'worker' ? [matching, running] : [];
  }

  onApplicationBootstrap(): void {
    for (const one of this.loops) one.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.loops.map((one) => one.stop()));
  }
}

const loop = (name: string, work: () => Promise<unknown>): PollingLoop =>
  new PollingLoop(name, async () => {
    await runInContext({ requestId: name, actor: system, ip: null, userAgent: null }, work);
  });
