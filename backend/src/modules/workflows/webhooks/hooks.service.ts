import { timingSafeEqual } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  type Actor,
  DomainError,
  type HookBody,
  type HookReceived,
  workflowLimits,
  type WorkflowStart,
} from '@portal/contracts';
import { Webhook } from 'standardwebhooks';
import { authorizeRole } from '../../../infrastructure/auth/authorize.js';
import { acquireAdvisoryLock } from '../../../infrastructure/database/advisory-lock.js';
import { Config } from '../../../infrastructure/config/config.js';
import { requestContext } from '../../../infrastructure/http/request-context.js';
import { clientNetwork } from '../../../infrastructure/http/limits/client-network.js';
import { RateLimits } from '../../../infrastructure/http/limits/rate-limits.js';
import { WorkflowRunsService } from '../runs/workflow-runs.service.js';
import { WorkflowTrigger } from '../triggers/workflow-trigger.entity.js';
import { workflowSecret } from './workflow-secrets.js';
import { kysely } from '../../../infrastructure/database/read-kit.js';
import { refuse } from '../../../infrastructure/errors/refuse.js';

type Headers = Readonly<Record<string, string | string[] | undefined>>;

interface Received {
  body: HookBody;
  headers: Headers;
  /** As it came: what the signature is of. */
  raw: string;
}

const MINUTE = 60;

/** Receives webhooks that start workflows, proven by a signature or by the secret itself. */
@Injectable()
export class HooksService {
  constructor(
    private readonly em: EntityManager,
    private readonly config: Config,
    private readonly limits: RateLimits,
    private readonly runs: WorkflowRunsService,
  ) {}

  /**
   * Starts a run; one that came before (`webhook-id`) starts none and takes nothing of the workflow's allowance. Its body
   * is what conditions and texts read as `event.…`.
   * @throws DomainError `not_found` for an unknown or disabled workflow; `workflow_hook.unverified`,
   * `workflow_hook.stale`; `invalid` for an id that is too long; `payload_too_large`, `rate_limited`;
   * `workflow.no_record`, `workflow.record_not_found`
   */
  async receive(actor: Actor, id: string, { body, headers, raw }: Received): Promise<HookReceived> {
    authorizeRole(actor, 'workflow_hook.receive');
    if (Buffer.byteLength(raw) > workflowLimits.hookBytes) throw new DomainError('payload_too_large');
    await this.verify(id, headers, raw);
    assertId(headers['webhook-id']);
    return this.em.transactional(async (em) => {
      const workflow = await findHook(em, id);
      const key = headers['webhook-id'];
      if (typeof key === 'string') {
        await acquireAdvisoryLock(em, `workflow-hook:${id}:${key}`); // the same id sent in parallel waits, and starts no second run
        if (await hasRun(em, id, key)) {
          await this.limits.consume('workflow-hook-repeats', id, workflowLimits.hookRepeatsPerMinute, MINUTE);
          return { run_id: null };
        }
      }
      // only behind the lock is it known whether this is a repeat
      await this.limits.consume('workflow-hook', id, workflowLimits.hooksPerMinute, MINUTE);
      const recordId = body['record_id'];
      const run = await this.runs.begin(em, workflow, {
        recordId: typeof recordId === 'string' ? recordId : undefined,
        payload: body,
        source: 'webhook',
        startedBy: null,
        ...(typeof key === 'string' ? { dedupeKey: key } : {}),
      });
      await em.flush();
      return { run_id: run.id };
    });
  }

  /**
   * Counts what can't be proven, unknown addresses included, per network, so that a stranger uses up no workflow's
   * allowance. A proven webhook is never refused for the failures of others.
   */
  private async verify(id: string, headers: Headers, raw: string): Promise<void> {
    try {
      const { trigger, secretVersion } = await findHook(this.em.fork(), id);
      const secret = workflowSecret(this.config.appSecret, 'incoming', id, secretVersion);
      if (trigger.verification === 'signature') assertSigned(secret, headers, raw);
      else assertToken(secret, headers);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error; // a failure of ours
      const network = clientNetwork(requestContext().ip);
      await this.limits.consume('workflow-hook-failures', network, workflowLimits.hookFailuresPerMinute, MINUTE);
      throw error;
    }
  }
}

/** @throws DomainError `invalid` for an id longer than an index takes */
function assertId(id: Headers[string]): void {
  if (typeof id === 'string' && id.length > workflowLimits.hookId)
    refuse('webhook-id', `At most ${workflowLimits.hookId} characters`);
}

type Hook = WorkflowTrigger & { trigger: Extract<WorkflowStart, { type: 'webhook' }> };

/** @throws DomainError `not_found` */
async function findHook(em: EntityManager, id: string): Promise<Hook> {
  const workflow = await em.findOne(WorkflowTrigger, { id, type: 'webhook', status: 'enabled', deletedAt: null });
  if (workflow?.trigger.type !== 'webhook') throw new DomainError('not_found');
  return workflow as Hook;
}

const headerOf = (headers: Headers, name: string): string => [headers[name] ?? ''].flat()[0] ?? '';

/** By Standard Webhooks: id, time and signature in headers. The time may differ by five minutes. */
function assertSigned(secret: string, headers: Headers, raw: string): void {
  const sent = Number(headerOf(headers, 'webhook-timestamp'));
  const given = {
    'webhook-id': headerOf(headers, 'webhook-id'),
    'webhook-timestamp': headerOf(headers, 'webhook-timestamp'),
    'webhook-signature': headerOf(headers, 'webhook-signature'),
  };
  if (!Number.isFinite(sent) || sent <= 0 || given['webhook-id'] === '')
    throw new DomainError('workflow_hook.unverified');
  const isStale = Math.abs(Date.now() / 1_000 - sent) > workflowLimits.hookToleranceSeconds;
  const expected = new Webhook(secret).sign(given['webhook-id'], new Date(sent * 1_000), raw);
  const isSigned = given['webhook-signature'].split(' ').some((one) => isSame(one, expected));
  if (!isSigned) throw new DomainError('workflow_hook.unverified');
  if (isStale) throw new DomainError('workflow_hook.stale');
}

/** The secret itself, as a bearer token or in `x-webhook-token`. */
function assertToken(secret: string, headers: Headers): void {
  const bearer = headerOf(headers, 'authorization').replace(/^Bearer /i, '');
  const token = headerOf(headers, 'x-webhook-token');
  if (!isSame(token || bearer, secret)) throw new DomainError('workflow_hook.unverified');
}

function isSame(one: string, other: string): boolean {
  const [given, expected] = [Buffer.from(one), Buffer.from(other)];
  return given.length === expected.length && timingSafeEqual(given, expected);
}

async function hasRun(em: EntityManager, triggerId: string, key: string): Promise<boolean> {
  const runs = kysely(em).selectFrom('workflow_runs').select('id').where('trigger_id', '=', triggerId);
  return (await runs.where('dedupe_key', '=', key).executeTakeFirst()) !== undefined;
}
