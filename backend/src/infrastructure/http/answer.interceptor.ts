import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { DomainError, type ProblemDetail } from '@portal/contracts';
import type { FastifyRequest } from 'fastify';
import { map, type Observable } from 'rxjs';
import { argumentSchemas, operationOf } from './operation.decorator.js';

/** Wraps a view as `{ data }` (pages pass), and refuses query and body where an operation takes none. */
@Injectable()
export class AnswerInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const operation = operationOf(context.getHandler());
    if (!operation) return next.handle();
    refuseWhatIsNotTaken(context);
    return next.handle().pipe(map((view: unknown) => (operation.list ? view : { data: view })));
  }
}

function refuseWhatIsNotTaken(context: ExecutionContext): void {
  const request = context.switchToHttp().getRequest<FastifyRequest>();
  const taken = argumentSchemas(context.getClass(), context.getHandler().name);
  const details: ProblemDetail[] = [
    ...(taken.query ? [] : unknownFields(request.query)),
    ...(taken.body || operationOf(context.getHandler())?.body ? [] : unknownFields(request.body)),
  ];
  if (details.length > 0) throw new DomainError('invalid', {}, { details });
}

const unknownFields = (sent: unknown): ProblemDetail[] =>
  typeof sent === 'object' && sent !== null
    ? Object.keys(sent).map((path) => ({ path, message: 'Unknown field' }))
    : [];
