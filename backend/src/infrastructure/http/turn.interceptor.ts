import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { finalize, type Observable } from 'rxjs';
import { operationOf } from './operation.decorator.js';

/** Lets an operation wait in the queue that it names (`inTurn`). */
@Injectable()
export class TurnInterceptor implements NestInterceptor {
  /** @throws DomainError `unavailable` when too many wait, or for too long */
  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const leave = await operationOf(context.getHandler())?.inTurn?.enter();
    return leave ? next.handle().pipe(finalize(leave)) : next.handle();
  }
}
