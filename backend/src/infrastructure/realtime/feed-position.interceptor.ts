import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import { operationOf } from '../http/operation.decorator.js';
import { Feed } from './feed.js';

/**
 * Adds to every answer to a GET the feed position that it includes at least: `X-Seq` (decisions 2.2). The position is
 * taken before the first statement.
 */
@Injectable()
export class FeedPositionInterceptor implements NestInterceptor {
  constructor(private readonly feed: Feed) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    if (operationOf(context.getHandler()) && http.getRequest<FastifyRequest>().method === 'GET')
      void http.getResponse<FastifyReply>().header('x-seq', String(this.feed.position));
    return next.handle();
  }
}
