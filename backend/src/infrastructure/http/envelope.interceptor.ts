import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { map, type Observable } from 'rxjs';
import { operationOf } from './operation.decorator.js';

/** Answers what an operation returns as `{ data }`; a page as it is. */
@Injectable()
export class EnvelopeInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const operation = operationOf(context.getHandler());
    return !operation || operation.list ? next.handle() : next.handle().pipe(map((data: unknown) => ({ data })));
  }
}
