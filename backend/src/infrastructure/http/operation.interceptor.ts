import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { defer, lastValueFrom, map, mergeMap, type Observable, type ObservableInput } from 'rxjs';
import { IdempotencyService } from './idempotency.service.js';
import type { Page } from '@portal/contracts';
import { ListFiles } from '../list-files/list-files.service.js';
import { operationOf } from './operation.js';
import { requestContext } from './request-context.js';

/**
 * What every operation has around its handler, in this order: it waits for its turn where it names a queue (`inTurn`),
 * before a transaction is opened; a call that carries an Idempotency-Key is done once; and what it returns is answered as
 * `{ data }`, a page as it is, or as the file that was asked for. One interceptor, because Nest takes longer for each than most of them for their work.
 */
@Injectable()
export class OperationInterceptor implements NestInterceptor {
  constructor(
    private readonly idempotency: IdempotencyService,
    private readonly files: ListFiles,
  ) {}

  /** @throws DomainError `unavailable` when too many calls wait for their turn, or for too long */
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const operation = operationOf(context.getHandler());
    if (!operation) return next.handle();
    const { inTurn } = operation;
    const handled = defer(() => this.handle(context, next));
    const answer = inTurn
      ? defer(() => inTurn.run(() => lastValueFrom(handled, { defaultValue: undefined })))
      : handled;
    const file = requestContext().listFile;
    if (file) {
      const http = context.switchToHttp();
      const call = { request: http.getRequest<FastifyRequest>(), reply: http.getResponse<FastifyReply>() };
      return answer.pipe(mergeMap((page) => this.files.answer(operation, file, page as Page<object>, call)));
    }
    return operation.isList ? answer : answer.pipe(map((data) => ({ data })));
  }

  /** @throws DomainError of an Idempotency-Key that isn't one */
  private handle(context: ExecutionContext, next: CallHandler): ObservableInput<unknown> {
    const http = context.switchToHttp();
    const call = this.idempotency.keyedRequestOf(http.getRequest<FastifyRequest>());
    return call ? this.idempotency.execute(call, next, http.getResponse<FastifyReply>()) : next.handle();
  }
}
