import { createReadStream } from 'node:fs';
import multipart from '@fastify/multipart';
import { DomainError } from '@portal/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest, RequestPayload } from 'fastify';
import { isInjection } from 'light-my-request';
import type { SessionAuthenticator } from '../../auth/session-authenticator.js';
import { sentToken } from '../../auth/session-token.js';
import type { Config } from '../../config/config.js';
import type { IncomingFiles } from '../../storage/incoming-files.js';
import { FairQueue } from '../limits/fair-queue.js';
import { BODY_LIMIT } from '../fastify-options.js';
import { receiveForm, type FileInForm } from './received-form.js';

/** What a route takes beyond the default; declared by `@RouteConfig({ largeBody } satisfies TakesLargeBody)`. */
interface LargeBody {
  /** The longest JSON body, in bytes. */
  json: number;
  /** A form with one file, and the errors of this domain for what goes wrong with it. */
  file?: FileInForm;
}

export interface TakesLargeBody {
  largeBody: LargeBody;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    largeBody?: LargeBody;
  }
}

interface Parts {
  config: Config;
  authenticator: SessionAuthenticator;
  incoming: IncomingFiles;
}

interface Queues {
  /** Bodies that arrive: a connection and a file on the disk each. */
  arriving: FairQueue;
  /** JSON that has arrived: several times its size in memory until it is answered. */
  inMemory: FairQueue;
}

/**
 * Lets routes with `largeBody` take files, as a form or within a JSON body. Both are streamed to disk first, and only
 * with a live session; JSON is read into memory when it is complete, so that a slow sender delays no other call.
 */
export async function takeLargeBodies(fastify: FastifyInstance, parts: Parts): Promise<void> {
  const queues: Queues = {
    arriving: new FairQueue({ atOnce: 500, perKey: 60, waitingPerKey: 200 }),
    inMemory: new FairQueue({ atOnce: 2, perKey: 1, waitingPerKey: 60 }),
  };
  await fastify.register(multipart, { throwFileSizeLimit: false });
  fastify.addHook('onRoute', (route) => {
    const { json } = route.config?.largeBody ?? {};
    if (json === undefined) return;
    route.bodyLimit = json;
    route.preParsing = async (request, reply, payload) =>
      isUsual(request) ? payload : admit(request, reply, payload, parts, queues);
  });
  fastify.addHook('preValidation', (request, reply, done) => {
    if (!request.isMultipart()) done();
    else
      takeForm(request, reply, parts.incoming).then(() => {
        done();
      }, done);
  });
}

const isForm = ({ headers }: FastifyRequest): boolean => /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');

function isUsual(request: FastifyRequest): boolean {
  if (isInjection(request.raw)) return true;
  return !isForm(request) && Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY) <= BODY_LIMIT;
}

/** The guard checks the permission later; this keeps the bodies of anonymous callers out of memory and disk. */
async function admit(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: RequestPayload,
  { config, authenticator, incoming }: Parts,
  { arriving, inMemory }: Queues,
): Promise<RequestPayload> {
  const sent = sentToken(request.headers, config);
  const actor = sent && (await authenticator.authenticate(sent.token));
  if (!actor) throw new DomainError('unauthenticated');
  const hasArrived = await arriving.enter(actor.id);
  whenOver(reply, hasArrived);
  if (isForm(request)) return payload;
  const { bodyLimit } = request.routeOptions;
  const file = await incoming.receive(payload, bodyLimit, () => new DomainError('payload_too_large'));
  whenOver(reply, () => void incoming.discard(file));
  hasArrived();
  whenOver(reply, await inMemory.enter(actor.id));
  return Object.assign(createReadStream(file.path), { receivedEncodedLength: file.size });
}

/** Also when the sender is gone already. */
function whenOver(reply: FastifyReply, work: () => void): void {
  if (reply.raw.closed || reply.raw.destroyed) work();
  else reply.raw.once('close', work);
}

async function takeForm(request: FastifyRequest, reply: FastifyReply, incoming: IncomingFiles): Promise<void> {
  const file: FileInForm | undefined = request.routeOptions.config.largeBody?.file;
  if (!file) throw new DomainError('unsupported_media_type');
  const form = await receiveForm(request, incoming, file);
  request.body = form;
  whenOver(reply, () => void incoming.discard(form.file));
}
