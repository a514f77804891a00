import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { DomainError, type ProblemDetail } from '@portal/contracts';
import type { FastifyRequest } from 'fastify';
import { argumentSchemas, operationOf } from './operation.decorator.js';

/** Whether an operation takes a query and a body at all; where it does, their schemas name what they take. */
interface Taken {
  query: boolean;
  body: boolean;
}

/** Refuses query and body where an operation takes none. */
@Injectable()
export class DeclaredArgumentsGuard implements CanActivate {
  private readonly taken = new WeakMap<object, Taken>();

  /** @throws DomainError `invalid` naming what was sent */
  canActivate(context: ExecutionContext): boolean {
    if (context.getType() !== 'http') return true;
    const { query, body } = this.takenBy(context);
    if (query && body) return true;
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const details = [...(query ? [] : unknownFields(request.query)), ...(body ? [] : unknownFields(request.body))];
    if (details.length > 0) throw new DomainError('invalid', {}, { details });
    return true;
  }

  private takenBy(context: ExecutionContext): Taken {
    const handler = context.getHandler();
    const known = this.taken.get(handler);
    if (known) return known;
    const operation = operationOf(handler);
    const schemas = argumentSchemas(context.getClass(), handler.name);
    const taken = {
      query: !operation || schemas.query !== undefined,
      body: !operation || schemas.body !== undefined || operation.body !== undefined,
    };
    this.taken.set(handler, taken);
    return taken;
  }
}

const unknownFields = (sent: unknown): ProblemDetail[] =>
  typeof sent === 'object' && sent !== null
    ? Object.keys(sent).map((path) => ({ path, message: 'Unknown field' }))
    : [];
