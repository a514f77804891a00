import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { system } from '@portal/contracts';
import { PROCESS_ROLE, type ProcessRole } from '../../../infrastructure/config/process-role.js';
import { EventSignals } from '../../../infrastructure/events/event-signals.js';
import { PollingLoop } from '../../../infrastructure/events/polling-loop.js';
import { runInContext } from '../../../infrastructure/http/request-context.js';
import { WebhookSender } from '../webhooks/webhook-sender.js';
import { WorkflowMatcher } from './matcher.js';
import { WorkflowRunner } from './runner.js';

/** Steps that one worker takes at once. */
const STEPS_AT_ONCE = 3;

/**
 * Keeps workflows moving, in workers: events become runs, due runs take their steps, and webhooks are called. What is
 * to be done is read from PostgreSQL each time, so neither Redis nor a worker that dies can lose any of it.
 */
@Injectable()
export class WorkflowLoops implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly loops: PollingLoop[];

  constructor(
    @Inject(PROCESS_ROLE) role: ProcessRole,
    signals: EventSignals,
    matcher: WorkflowMatcher,
    runner: WorkflowRunner,
    sender: WebhookSender,
  ) {
    const running = loop('WorkflowRunner', async () => {
      const taken = await Promise.all(Array.from({ length: STEPS_AT_ONCE }, () => runner.work()));
      if (taken.some((steps) => steps > 0)) sending.trigger();
    });
    const sending: PollingLoop = loop('WebhookSender', () =>
      sender.begin(() => {
        running.trigger();
        sending.trigger();
      }),
    );
    const matching = loop('WorkflowMatcher', async () => {
      if ((await matcher.match()) > 0) running.trigger();
    });
    signals.on('sequenced', () => {
      matching.trigger();
    });
    this.loops = role === 'worker' ? [matching, running, sending] : [];
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
