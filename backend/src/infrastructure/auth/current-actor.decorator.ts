import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Actor } from '@portal/contracts';
import type { FastifyRequest } from 'fastify';
import { requestContext } from '../http/request-context.js';

/** Who calls: the person of the session, or anonymous. */
export const CurrentActor = createParamDecorator(
  (_data: unknown, context: ExecutionContext): Actor =>
    context.switchToHttp().getRequest<FastifyRequest>().context?.actor ?? requestContext().actor,
);
