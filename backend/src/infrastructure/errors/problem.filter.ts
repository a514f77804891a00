import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { toDomainError, toProblem } from './problem.js';
import type { DomainError } from '@portal/contracts';

/** Turns every failure into one body (application/problem+json); never a stack, SQL or a library's message. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger('Failure');

  catch(failure: unknown, host: ArgumentsHost): void {
    if (host.getType() !== 'http') throw failure;
    const http = host.switchToHttp();
    const error = toDomainError(failure);
    if (error.status >= 500) this.logger.error(failure);
    sendProblem(http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>(), error);
  }
}

/** For addresses that can't be read: they are answered before the hook that sets the headers of everything else. */
const BARE_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
} as const;

/** Answers with the problem, and with `Retry-After` where a repeat helps. */
export function sendProblem(request: FastifyRequest, reply: FastifyReply, error: DomainError): void {
  if (reply.sent) return;
  if (error.extras.retryAfter !== undefined) void reply.header('retry-after', String(error.extras.retryAfter));
  if (!reply.hasHeader('content-security-policy')) void reply.headers(BARE_HEADERS);
  void reply
    .status(error.status)
    .header('content-type', 'application/problem+json; charset=utf-8')
    .header('cache-control', 'private, no-store')
    .send(JSON.stringify(toProblem(error, request.id)));
}
