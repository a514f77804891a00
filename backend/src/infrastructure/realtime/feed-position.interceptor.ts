import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { operationOf } from '../http/operation.decorator.js';
import { Feed } from './feed.js';

/**
 * Says with every answer to a GET which feed position it is good for, at least: `X-Seq` (decisions, section 2). It
 * stands where guards do, as the last of them: before the first statement, and cheaper than an interceptor.
 */
@Injectable()
export class FeedPositionGuard implements CanActivate {
  constructor(private readonly feed: Feed) {}

  canActivate(context: ExecutionContext): boolean {
    if (context.getType() !== 'http' || !operationOf(context.getHandler())) return true;
    const http = context.switchToHttp();
    if (http.getRequest<FastifyRequest>().method === 'GET') {
      void http.getResponse<FastifyReply>().header('x-seq', String(this.feed.position));
    }
    return true;
  }
}
