import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from './send-problem.js';
import { toDomainError } from './problem.js';

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
