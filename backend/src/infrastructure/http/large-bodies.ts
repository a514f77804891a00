import multipart from '@fastify/multipart';
import { DomainError } from '@portal/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isInjection } from 'light-my-request';
import type { SessionAuthenticator } from '../auth/session-authenticator.js';
import { sentToken } from '../auth/session-token.js';
import type { Config } from '../config/config.js';
import type { IncomingFiles } from '../storage/incoming-files.js';
import { BODY_LIMIT } from './fastify-options.js';
import type { FileInForm } from './large-body.js';
import { receiveForm } from './received-form.js';
import { Turns } from './turns.js';

interface Parts {
  config: Config;
  authenticator: SessionAuthenticator;
  incoming: IncomingFiles;
}

/** A file as JSON is several times in memory until it is written: these few at once, the others wait unread. */
const AT_ONCE = 2;
const LONGEST_LINE = 200;

/**
 * Lets the routes that say so take files: as a form, streamed to the disk before anything else happens, or within a
 * JSON body. Either is read only for somebody signed in.
 */
export async function takeLargeBodies(fastify: FastifyInstance, parts: Parts): Promise<void> {
  const turns = new Turns(AT_ONCE, LONGEST_LINE);
  await fastify.register(multipart, { throwFileSizeLimit: false });
  fastify.addHook('onRoute', (route) => {
    const { json } = route.config?.largeBody ?? {};
    if (json !== undefined) route.bodyLimit = json;
  });
  fastify.addHook('preParsing', (request, reply, _payload, done) => {
    if (isUsual(request)) done();
    else
      admit(request, reply, parts, turns).then(() => {
        done();
      }, done);
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
  if (!request.routeOptions.config.largeBody || isInjection(request.raw)) return true;
  return !isForm(request) && Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY) <= BODY_LIMIT;
}

/** The guard asks again, for the right to this very call; this keeps strangers' megabytes out of memory and disk. */
async function admit(
  request: FastifyRequest,
  reply: FastifyReply,
  { config, authenticator }: Parts,
  turns: Turns,
): Promise<void> {
  const sent = sentToken(request.headers, config);
  const actor = sent && (await authenticator.authenticate(sent.token));
  if (!actor) throw new DomainError('unauthenticated');
  if (isForm(request)) return;
  const giveBack = await turns.take();
  if (reply.raw.closed || reply.raw.destroyed) giveBack();
  else reply.raw.once('close', giveBack);
}

async function takeForm(request: FastifyRequest, reply: FastifyReply, incoming: IncomingFiles): Promise<void> {
  const file: FileInForm | undefined = request.routeOptions.config.largeBody?.file;
  if (!file) throw new DomainError('unsupported_media_type');
  const form = await receiveForm(request, incoming, file);
  request.body = form;
  if (reply.raw.closed || reply.raw.destroyed) await incoming.discard(form.file);
  else reply.raw.once('close', () => void incoming.discard(form.file));
}
