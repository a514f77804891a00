import { isUtf8 } from 'node:buffer';
import { DomainError } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';

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
