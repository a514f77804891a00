import {
  applyDecorators,
  Body as BodyOfNest,
  createParamDecorator,
  type ExecutionContext,
  HttpCode,
  Param as ParamOfNest,
  type PipeTransform,
  Query as QueryOfNest,
  RequestMethod,
  SetMetadata,
} from '@nestjs/common';
import { METHOD_METADATA, ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { ApiExcludeController } from '@nestjs/swagger';
import { type Actor, ById, type ErrorCode, type Permission } from '@portal/contracts';
import type { FastifyRequest } from 'fastify';
import { z, type ZodType } from 'zod';
import type { FairQueue } from './limits/fair-queue.js';
import type { FileRows } from '../list-files/list-file.js';
import { requestContext } from './request-context.js';

/** What a route declares about itself; guard, validation and API document all read this. */
export interface OperationOptions {
  /** What the summary doesn't say: limits, effects, who sees what. Markdown. */
  description?: string;
  /** The status of success; by default 201 for POST, 200 else. */
  status?: number;
  /** Of a list: the `totals` of all pages. */
  totals?: ZodType;
  /**
   * The errors it can give beside the general ones: `not_found`, too, where its path names a record, and `stale_version`
   * where its body has the version.
   */
  errors?: readonly ErrorCode[];
  /** The body's schema as documented, where the handler doesn't name it by `@Body({ schema })`. */
  body?: ZodType;
  /** Takes its file also as a form (multipart/form-data), in the part `file`. */
  takesForm?: boolean;
  /** Waits for its turn here before it begins: before the transaction of a call that may be repeated, too. */
  inTurn?: FairQueue;
  /** Of a list: the rows of its file, where it shows more than its own. */
  fileRows?: FileRows;
  /** An example of the body, or of the answer where there is no body. */
  example?: unknown;
}

export interface OperationMetadata extends OperationOptions {
  summary: string;
  permission: Permission;
  view: ZodType;
  isList: boolean;
}

/** What an operation returns that answers a file instead of JSON. */
export const fileContent = z.unknown();

export const OPERATION = Symbol('operation');
const OUTSIDE_API = Symbol('outside the API');

/**
 * Declares an operation of the API. A route without it is refused at start.
 * OperationInterceptor answers what it returns as `{ data }` (a page as it is) and does a call that may be repeated once.
 * @param permission who may call it; a policy row that names `anonymous` makes the route public
 * @param answer the view of a record; in brackets, a page of them: `{ data: […], pagination }`
 */
export function Operation(
  summary: string,
  permission: Permission,
  answer: ZodType | readonly [ZodType],
  options: OperationOptions = {},
): MethodDecorator {
  const isList = !(answer instanceof z.ZodType);
  const declared: OperationMetadata = { summary, permission, view: isList ? answer[0] : answer, isList, ...options };
  const status = options.status === undefined ? [] : [HttpCode(options.status)];
  return applyDecorators(SetMetadata(OPERATION, declared), ...status);
}

/** Marks a controller that is no operation of the API (health, metrics, gateways) and guards itself. */
export const OutsideApi = (): ClassDecorator => applyDecorators(SetMetadata(OUTSIDE_API, true), ApiExcludeController());

/** What the handler declared, if it is an operation. */
export const operationOf = (handler: object): OperationMetadata | undefined =>
  Reflect.getOwnMetadata(OPERATION, handler) as OperationMetadata | undefined;

/** Whether the controller is marked as outside of the API. */
export const isOutsideApi = (controller: object): boolean => Reflect.hasMetadata(OUTSIDE_API, controller);

/** The HTTP method a handler answers, or undefined where it is no route. */
export const methodOf = (handler: object): string | undefined => {
  const method = Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod | undefined;
  return method === undefined ? undefined : RequestMethod[method];
};

/** Who calls: the person of the session, or anonymous. */
export const CurrentActor = createParamDecorator(
  (_data: unknown, context: ExecutionContext): Actor =>
    context.switchToHttp().getRequest<FastifyRequest>().context?.actor ?? requestContext().actor,
);

/** The body, checked by its schema; so are `Query` and `Param`. */
export const Body = (schema: ZodType): ParameterDecorator => BodyOfNest({ schema });
export const Query = (schema: ZodType): ParameterDecorator => QueryOfNest({ schema });
export const Param = (schema: ZodType): ParameterDecorator => ParamOfNest({ schema });

/** The pipe of the parameter runs after the validation of the whole path. */
const pickId: PipeTransform<ById, string> = { transform: ({ id }) => id };

/** The id in the path, checked to be one. */
export const Id = (): ParameterDecorator => ParamOfNest({ schema: ById, pipes: [pickId] });

/** Nest's numbers for the sources of a handler's parameters. */
const SOURCES = { 3: 'body', 4: 'query', 5: 'param' } as const;
export type ArgumentSource = (typeof SOURCES)[keyof typeof SOURCES];

/** The schemas a handler named in `@Body`, `@Query` and `@Param`. */
export function argumentSchemas(controller: object, methodName: string): Partial<Record<ArgumentSource, ZodType>> {
  const found: Partial<Record<ArgumentSource, ZodType>> = {};
  const args = (Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, methodName) ?? {}) as Record<
    string,
    { schema?: ZodType }
  >;
  for (const [key, { schema }] of Object.entries(args)) {
    const source = SOURCES[Number(key.split(':')[0]) as keyof typeof SOURCES] as ArgumentSource | undefined;
    if (source && schema) found[source] = schema;
  }
  return found;
}
