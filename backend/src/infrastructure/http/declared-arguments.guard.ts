import { Injectable, StandardSchemaValidationPipe, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { DomainError, isAdmin, isAdminsOnly, type ProblemDetail } from '@portal/contracts';
import type { FastifyRequest } from 'fastify';
import { z, type ZodType } from 'zod';
import { toInvalid } from '../errors/problem.js';
import { takeListFile, takesListFile } from '../list-files/list-file.js';
import { argumentSchemas, operationOf } from './operation.js';
import { requestContext } from './request-context.js';

/** Whether an operation takes a query and a body at all; where it does, their schemas name what they take. */
interface Taken {
  query: boolean;
  body: boolean;
  /** Whether its rows can be asked for as a file. */
  file: boolean;
  /** Query parameters of admins. */
  adminsOnly: ReadonlySet<string>;
}

/** Refuses query and body where an operation takes none, and query parameters that are not for the caller's role. */
@Injectable()
export class DeclaredArgumentsGuard implements CanActivate {
  private readonly taken = new WeakMap<object, Taken>();

  /** @throws DomainError `invalid` naming what was sent */
  canActivate(context: ExecutionContext): boolean {
    if (context.getType() !== 'http') return true;
    const { query, body, file, adminsOnly } = this.takenBy(context);
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const listFile = file ? takeListFile(request) : undefined;
    if (listFile) requestContext().listFile = listFile;
    const details = [
      ...(query ? [] : refusedFields(request.query)),
      ...(body ? [] : refusedFields(request.body)),
      ...(adminsOnly.size === 0 || isAdmin(requestContext().actor) ? [] : refusedFields(request.query, adminsOnly)),
    ];
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
      file: operation !== undefined && takesListFile(operation, schemas.query),
      body: !operation || schemas.body !== undefined || operation.body !== undefined,
      adminsOnly: fieldsOfAdmins(schemas.query),
    };
    this.taken.set(handler, taken);
    return taken;
  }
}

const fieldsOfAdmins = (schema: ZodType | undefined): ReadonlySet<string> =>
  new Set(
    schema instanceof z.ZodObject
      ? Object.entries(schema.shape as Record<string, ZodType>).flatMap(([name, field]) =>
          isAdminsOnly(field) ? [name] : [],
        )
      : [],
  );

/** The fields that were sent, or those of them that are refused. */
const refusedFields = (sent: unknown, refused?: ReadonlySet<string>): ProblemDetail[] =>
  typeof sent === 'object' && sent !== null
    ? Object.keys(sent)
        .filter((path) => refused?.has(path) ?? true)
        .map((path) => ({ path, message: refused ? 'Only we can ask for this' : 'Unknown field' }))
    : [];

/**
 * Without Nest's silent removal of keys like `constructor`: the schemas are strict and name them like any unknown
 * field.
 */
class NamingPipe extends StandardSchemaValidationPipe {
  protected override stripProtoKeys(): void {
    // nothing is taken out
  }
}

/** Checks body, query and parameters against the schemas that the handler names; the refusal names each field. */
export const createValidationPipe = (): StandardSchemaValidationPipe =>
  new NamingPipe({
    exceptionFactory: (issues) => toInvalid(issues),
  });
