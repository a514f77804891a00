import type { DomainError } from '@portal/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { toProblem } from './problem.js';

/** Answers with the problem, and tells when to come again where that helps. */
export function sendProblem(request: FastifyRequest, reply: FastifyReply, error: DomainError): void {
  if (reply.sent) return;
  if (error.extras.retryAfter !== undefined) void reply.header('retry-after', String(error.extras.retryAfter));
  void reply
    .status(error.status)
    .header('content-type', 'application/problem+json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(JSON.stringify(toProblem(error, request.id)));
}
