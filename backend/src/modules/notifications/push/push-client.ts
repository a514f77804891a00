import { createHash } from 'node:crypto';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { useAgent } from 'request-filtering-agent';
import webPush from 'web-push';
import type { PushConfig } from '../../../infrastructure/config/push-config.js';

/** Where a browser is reached, and the keys that only it can read with. */
export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** What the browser shows: never more than a title, because push services and lock screens see it. */
export interface PushPayload {
  title: string;
  link: string;
  /** A later one about the same record takes the place of the earlier. */
  tag: string;
}

/** `taken`: it will be shown · `gone`: the browser no longer takes any · `refused`: not this one · `later`: try again. */
export type PushOutcome = 'taken' | 'gone' | 'refused' | 'later';

/** How long a push service keeps it for a browser that is away, in seconds. */
const TTL = 24 * 3_600;
const TIMEOUT = 10_000;

/**
 * Sends to a push service (RFC 8030), encrypted for the browser (RFC 8291) and signed with the product's key (RFC 8292). It
 * follows no redirects and never reaches private or link-local addresses, whatever a name resolves to.
 */
export async function sendPush(push: PushConfig, target: PushTarget, payload: PushPayload): Promise<PushOutcome> {
  const written = encrypt(push, target, payload);
  if (!written) return 'refused';
  const agent = useAgent(target.endpoint, push.allowsLoopback ? { allowIPAddressList: ['127.0.0.1', '::1'] } : {});
  return outcomeOf(await post(target.endpoint, { agent, ...written }));
}

/** Undefined for keys that no browser made. */
function encrypt(
  vapidDetails: PushConfig,
  { endpoint, ...keys }: PushTarget,
  payload: PushPayload,
): Pick<Sent, 'headers' | 'body'> | undefined {
  try {
    return webPush.generateRequestDetails({ endpoint, keys }, JSON.stringify(payload), {
      vapidDetails,
      TTL,
      urgency: 'normal',
      topic: createHash('sha256').update(payload.tag).digest('base64url').slice(0, 32),
    });
  } catch {
    return undefined;
  }
}

interface Sent {
  agent: ReturnType<typeof useAgent>;
  headers: Record<string, unknown>;
  body: Buffer;
}

/** The status of the answer, whose body isn't read; 0 without one. */
function post(endpoint: string, { agent, headers, body }: Sent): Promise<number> {
  const request = endpoint.startsWith('https:') ? requestHttps : requestHttp;
  return new Promise((resolve) => {
    const sent = request(
      endpoint,
      { method: 'POST', agent, headers: textsOf(headers), signal: AbortSignal.timeout(TIMEOUT) },
      (response) => {
        response.destroy();
        resolve(response.statusCode ?? 0);
      },
    );
    sent.on('error', () => resolve(0));
    sent.end(body);
  });
}

const textsOf = (headers: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'taken';
  if (status === 404 || status === 410) return 'gone';
  return status === 0 || status === 429 || status >= 500 ? 'later' : 'refused';
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Whether the address can be a push service's: https on a name, without a user. What the name resolves to is checked when
 * something is sent, because it can change.
 */
export function isPushEndpoint(endpoint: string, { allowsLoopback }: Pick<PushConfig, 'allowsLoopback'>): boolean {
  const { protocol, hostname, username, password } = new URL(endpoint);
  if (username + password !== '') return false;
  if (allowsLoopback && LOOPBACK.has(hostname)) return true;
  const isName = isIP(hostname.replace(/^\[|\]$/g, '')) === 0 && hostname.includes('.');
  return protocol === 'https:' && isName && !/\.(local|localhost|internal)\.?$/.test(hostname);
}
