import { Inject, Injectable } from '@nestjs/common';
import { PROCESS_ROLE, type ProcessRole } from '../../../infrastructure/config/process-role.js';
import { EventSignals } from '../../../infrastructure/events/event-signals.js';
import { LoopRunner, PollingLoop } from '../../../infrastructure/events/polling-loop.js';
import { runInContext, systemContext } from '../../../infrastructure/http/request-context.js';
import { WorkflowMatcher } from './matcher.js';
import { WorkflowRunner } from './runner.js';

/** Steps that one worker takes at once. */
const STEPS_AT_ONCE = 3;

/**
 * Keeps workflows moving, in workers: events become runs, and due runs take their steps. What is to be done is read from
 * PostgreSQL each time, so neither Redis nor a worker that dies can lose any of it.
 */
@Injectable()
export class WorkflowPolling extends LoopRunner {
  protected readonly loops: PollingLoop[];

  constructor(
    @Inject(PROCESS_ROLE) role: ProcessRole,
    signals: EventSignals,
    matcher: WorkflowMatcher,
    runner: WorkflowRunner,
  ) {
    super();
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
}

const loop = (name: string, work: () => Promise<unknown>): PollingLoop =>
  new PollingLoop(name, async () => {
    await runInContext(systemContext(name), work);
  });
