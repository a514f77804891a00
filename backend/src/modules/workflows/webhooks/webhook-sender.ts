import { EntityManager } from '@mikro-orm/postgresql';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { DomainError, sentenceOf, workflowLimits } from '@portal/contracts';
import { Webhook } from 'standardwebhooks';
import { Config } from '../../../infrastructure/config/config.js';
import { recordEvent } from '../../../infrastructure/events/index.js';
import { postWebhook } from './post-webhook.js';
import { workflowSecret } from './workflow-secrets.js';

interface Leased {
  id: string;
  trigger_id: string;
  url: string;
  request_body: string;
  tries: number;
  secret_version: number;
}

/** What came of one try. */
interface Outcome {
  status: number | null;
  body: string | null;
  error: string | null;
  /** A further try can't have another outcome. */
  isFinal: boolean;
}

/** How many webhooks one worker waits for at once. */
const AT_ONCE = 10;
const LEASE = '30 seconds';
/** Pauses before the second and the third try, in seconds. */
const BACKOFF = [30, 300];

/**
 * Calls the webhooks that are due: leased, called, marked. One whose worker dies meanwhile is called again with the same
 * `webhook-id`, by which its receiver knows it.
 */
@Injectable()
export class WebhookSender implements BeforeApplicationShutdown {
  private readonly underway = new Set<Promise<void>>();

  constructor(
    private readonly em: EntityManager,
    private readonly config: Config,
  ) {}

  /** Begins to call what is due, as many at once as may be. @param after is called when one of them ended */
  async begin(after: () => void): Promise<void> {
    const free = AT_ONCE - this.underway.size;
    if (free <= 0) return;
    for (const delivery of await this.lease(free)) {
      const sending = this.send(delivery).catch(() => undefined);
      this.underway.add(sending);
      void sending.then(() => {
        this.underway.delete(sending);
        after();
      });
    }
  }

  /** Calls what is due and waits for all answers; answers how many there were. */
  async work(): Promise<number> {
    const leased = await this.lease(AT_ONCE);
    await Promise.all(leased.map((delivery) => this.send(delivery)));
    return leased.length;
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.underway);
  }

  private lease(limit: number): Promise<Leased[]> {
    return this.em.fork().execute<Leased[]>(
      `update webhook_deliveries as d set leased_until = now() + interval '${LEASE}', tries = d.tries + 1
       from workflow_triggers as w
       where w.id = d.trigger_id and d.id in (
         select id from webhook_deliveries where status = 'queued' and due_at <= now()
           and (leased_until is null or leased_until < now())
         order by due_at limit ? for update skip locked)
       returning d.id, d.trigger_id, d.url, d.request_body, d.tries, w.secret_version`,
      [limit],
    );
  }

  private async send(delivery: Leased): Promise<void> {
    const began = Date.now();
    const outcome = await this.call(delivery);
    await this.mark(delivery, outcome, Date.now() - began);
  }

  private async call({ id, trigger_id, url, request_body, secret_version }: Leased): Promise<Outcome> {
    const secret = workflowSecret(this.config.appSecret, 'outgoing', trigger_id, secret_version);
    const at = new Date();
    const headers = {
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
      'webhook-signature': new Webhook(secret).sign(id, at, request_body),
      'user-agent': 'portal-workflows/1',
    };
    try {
      const allowPrivate = this.config.privateWebhooks;
      const { status, body } = await postWebhook({ url, body: request_body, headers, allowPrivate });
      const isDone = status >= 200 && status < 300;
      const isRedirect = status >= 300 && status < 400;
      const code = isRedirect ? 'webhook.redirected' : 'webhook.failed';
      return { status, body, error: isDone ? null : sentenceOf(code, { status }), isFinal: isDone || isRedirect };
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return { status: null, body: null, error: error.message, isFinal: error.code === 'webhook.refused_address' };
    }
  }

  private async mark({ id, tries, trigger_id }: Leased, outcome: Outcome, milliseconds: number): Promise<void> {
    const isOver = outcome.isFinal || tries >= workflowLimits.tries;
    const status = outcome.error === null ? 'delivered' : isOver ? 'failed' : 'queued';
    await this.em.fork().transactional(async (em) => {
      await em.execute(
        `update webhook_deliveries set status = ?, response_status = ?, response_body = ?, error = ?, duration_ms = ?,
           leased_until = null, due_at = case when ? then null else now() + ? * interval '1 second' end,
           delivered_at = case when ? then now() end, updated_at = now(), version = version + 1
         where id = ?`,
        [
          status,
          outcome.status,
          outcome.body,
          outcome.error,
          milliseconds,
          status !== 'queued',
          BACKOFF[tries - 1] ?? 300,
          status === 'delivered',
          id,
        ],
        'run',
      );
      recordEvent(em, 'webhook_delivery.tried', id, { trigger_id, status });
      if (status !== 'queued')
        await em.execute(
          `update workflow_runs as r set due_at = now(), version = r.version + 1 from workflow_steps as s
           where s.delivery_id = ? and s.run_id = r.id and s.position = r.position
             and r.status = 'waiting' and r.waits_for = 'webhook'`,
          [id],
          'run',
        );
    });
  }
}
