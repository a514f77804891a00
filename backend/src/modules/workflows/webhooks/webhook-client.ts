import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DomainError, sentenceOf, workflowLimits } from '@portal/contracts';
import http from 'node:http';
import https from 'node:https';
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent';
import { Webhook } from 'standardwebhooks';
import { Config } from '../../../infrastructure/config/config.js';
import { kysely } from '../../../infrastructure/database/read-kit.js';
import { guardedLookup, isInwardAddress } from './inward-address.js';
import { workflowSecret } from './workflow-secrets.js';

/** A webhook that is to be called. */
export interface QueuedWebhook {
  id: string;
  trigger_id: string;
  url: string;
  request_body: string;
  /** With this one. */
  tries: number;
}

/** What came of one try. */
export interface WebhookOutcome {
  status: number | null;
  body: string | null;
  error: string | null;
  /** A further try can't have another outcome. */
  isFinal: boolean;
}

/** Calls webhooks, signed by the secret of their workflow (Standard Webhooks). */
@Injectable()
export class WebhookClient {
  constructor(
    private readonly em: EntityManager,
    private readonly config: Config,
  ) {}

  /** @throws Error that isn't the receiver's, such as a database that is away */
  async call({ id, trigger_id, url, request_body }: QueuedWebhook): Promise<WebhookOutcome> {
    const workflows = kysely(this.em.fork()).selectFrom('workflow_triggers').where('id', '=', trigger_id);
    const workflow = await workflows.select('secret_version').executeTakeFirst();
    const secret = workflowSecret(this.config.appSecret, 'outgoing', trigger_id, workflow?.secret_version ?? 1);
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
}

/** What an address answered. */
interface WebhookAnswer {
  status: number;
  body: string;
}

interface Posted {
  url: string;
  body: string;
  headers: Record<string, string>;
  /** Tests only: loopback and private addresses too. */
  allowPrivate: boolean;
}

/**
 * An address is refused by what its name resolves to at the moment of the connection, so a name that resolves to another
 * address meanwhile (DNS rebinding) doesn't help. The agents hold private addresses back as well; a list of further ones
 * would have them warn of each range that is of the other version.
 */
const agentsFor = (allowPrivate: boolean) => {
  const options = {
    allowPrivateIPAddress: allowPrivate,
    allowMetaIPAddress: allowPrivate,
  };
  return { http: new RequestFilteringHttpAgent(options), https: new RequestFilteringHttpsAgent(options) };
};
const agents = { guarded: agentsFor(false), open: agentsFor(true) };

/**
 * Posts JSON and answers the status with the first 64 KB of the body. Redirects are not followed.
 * @throws DomainError `webhook.refused_address`, `webhook.timed_out`, `webhook.unreachable`
 */
export function postWebhook({ url, body, headers, allowPrivate }: Posted): Promise<WebhookAnswer> {
  if (!allowPrivate && isInwardAddress(url)) return Promise.reject(new DomainError('webhook.refused_address'));
  const { promise, resolve, reject } = Promise.withResolvers<WebhookAnswer>();
  const isSecure = url.startsWith('https:');
  const agent = (allowPrivate ? agents.open : agents.guarded)[isSecure ? 'https' : 'http'];
  const signal = AbortSignal.timeout(workflowLimits.webhookTimeout);
  const options = {
    method: 'POST',
    agent,
    signal,
    ...(allowPrivate ? {} : { lookup: guardedLookup }),
    headers: { ...headers, 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) },
  };
  const fail = (error: Error): void => reject(refusalOf(error, signal));
  try {
    const request = (isSecure ? https : http).request(url, options, (response) => {
      const chunks: Buffer[] = [];
      let size = 0;
      const finish = (): void => {
        const text = Buffer.concat(chunks).subarray(0, workflowLimits.webhookAnswerBytes).toString('utf8');
        resolve({ status: response.statusCode ?? 0, body: text.replaceAll('\u0000', '') });
      };
      response.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        size += chunk.length;
        if (size < workflowLimits.webhookAnswerBytes) return;
        finish();
        response.destroy();
      });
      response.on('end', finish);
      response.on('error', fail);
    });
    request.on('error', fail);
    request.end(body);
  } catch (error) {
    fail(error instanceof Error ? error : new Error(String(error)));
  }
  return promise;
}

function refusalOf(error: Error, signal: AbortSignal): DomainError {
  if (signal.aborted) return new DomainError('webhook.timed_out');
  if (/is not allowed|private|DNS lookup/i.test(error.message)) return new DomainError('webhook.refused_address');
  const { code } = error as { code?: string };
  return new DomainError('webhook.unreachable', { reason: code ?? 'no connection' });
}
