import { DomainError } from '@portal/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isInjection } from 'light-my-request';
import { isUtf8 } from 'node:buffer';
import type { Allowance } from '../../config/config.js';
import { sendProblem } from '../../errors/problem.filter.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** A JSON body as it came: what a signature is of. */
    rawBody?: Buffer;
  }
}

/** Deeper than any body of the API; far less than what would exhaust the stack of a recursive reader. */
const DEEPEST = 64;
const [QUOTE, BACKSLASH] = ['"'.charCodeAt(0), '\\'.charCodeAt(0)];
const OPENING = new Set(['{', '['].map((sign) => sign.charCodeAt(0)));
const CLOSING = new Set(['}', ']'].map((sign) => sign.charCodeAt(0)));

/**
 * JSON in UTF-8 is the only body the API reads; one that would reach a prototype, or is nested without end, is refused.
 * An empty body is none.
 */
export function readJsonBodiesOnly(fastify: FastifyInstance): void {
  const parse = fastify.getDefaultJsonParser('error', 'error');
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (body.length === 0) {
      done(null, undefined);
      return;
    }
    request.rawBody = body;
    const text = isUtf8(body) ? body.toString() : undefined;
    if (text === undefined || isTooDeep(text)) done(new DomainError('malformed'));
    else void parse(request, text, done);
  });
}

function isTooDeep(json: string): boolean {
  let depth = 0;
  for (let at = 0, inText = false; at < json.length; at++) {
    const sign = json.charCodeAt(at);
    if (inText && sign === BACKSLASH) at++;
    else if (sign === QUOTE) inText = !inText;
    else if (!inText && OPENING.has(sign) && ++depth > DEEPEST) return true;
    else if (!inText && CLOSING.has(sign)) depth--;
  }
  return false;
}

/** How fast a body must arrive. */
export interface BodyPace {
  /** Seconds from the headers to the last byte. */
  deadline: number;
  /** At least so many bytes (`points`) in each span of so many seconds, unless the body ends in it. */
  least: Allowance;
}

/** Ends calls whose body drips: what it holds (a connection, a file on the disk) is for those who send. */
export function limitBodyPace(fastify: FastifyInstance, pace: BodyPace): void {
  fastify.addHook('preParsing', (request, reply, _payload, done) => {
    if (hasBody(request) && !request.raw.complete && !isInjection(request.raw)) watch(request, reply, pace);
    done();
  });
}

/** By its headers: a call without a body isn't complete yet when its headers have been read, either. */
const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

function watch(request: FastifyRequest, reply: FastifyReply, { deadline, least }: BodyPace): void {
  const { raw } = request;
  const spans = Math.ceil(deadline / least.perSeconds);
  let [span, before] = [0, raw.socket.bytesRead];
  const timer = setInterval(() => {
    // what has arrived while this process was busy is read first
    setImmediate(() => {
      const read = raw.socket.bytesRead - before;
      [span, before] = [span + 1, raw.socket.bytesRead];
      if (raw.complete || raw.destroyed) clearInterval(timer);
      else if (read < least.points || span >= spans) refuse();
    });
  }, least.perSeconds * 1_000).unref();
  raw.once('close', () => {
    clearInterval(timer);
  });
  raw.once('end', () => {
    clearInterval(timer);
  });

  function refuse(): void {
    clearInterval(timer);
    reply.raw.once('finish', () => raw.destroy());
    void reply.header('connection', 'close');
    sendProblem(request, reply, new DomainError('too_slow'));
  }
}
