import type { DynamicModule, ForwardReference, Type } from '@nestjs/common';
import { MODULE_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import {
  argumentSchemas,
  type ArgumentSource,
  isOutsideApi,
  methodOf,
  type OperationMetadata,
  operationOf,
} from '../http/operation.decorator.js';
import type { ZodType } from 'zod';

type ModuleLike = Type | DynamicModule | ForwardReference | Promise<DynamicModule>;

/** One operation of the API as its controller declares it. */
export interface FoundOperation {
  controller: string;
  handler: string;
  method: string;
  /** With `{braces}`, from the root. */
  path: string;
  tag: string;
  operation: OperationMetadata;
  schemas: Partial<Record<ArgumentSource, ZodType>>;
}

/** Every operation of a module and those it imports, read from metadata alone: nothing is instantiated. */
export async function findOperations(root: ModuleLike, prefix: string): Promise<FoundOperation[]> {
  const controllers = new Set<Type>();
  await collect(root, controllers, new Set());
  return [...controllers].flatMap((controller) => operationsOf(controller, prefix));
}

async function collect(module: ModuleLike, controllers: Set<Type>, seen: Set<unknown>): Promise<void> {
  const resolved = await module;
  if (seen.has(resolved)) return;
  seen.add(resolved);
  const dynamic = 'module' in resolved ? resolved : undefined;
  const type = dynamic?.module ?? ('forwardRef' in resolved ? (resolved.forwardRef as () => Type)() : resolved);
  for (const controller of [...(dynamic?.controllers ?? []), ...listed(type, MODULE_METADATA.CONTROLLERS)]) {
    controllers.add(controller as Type);
  }
  for (const imported of [...(dynamic?.imports ?? []), ...listed(type, MODULE_METADATA.IMPORTS)]) {
    await collect(imported as ModuleLike, controllers, seen);
  }
}

const listed = (type: object, key: string): unknown[] => (Reflect.getMetadata(key, type) ?? []) as unknown[];

function operationsOf(controller: Type, prefix: string): FoundOperation[] {
  const base = pathOf(controller);
  const methods = controller.prototype as Record<string, object>;
  return Object.getOwnPropertyNames(methods).flatMap((name) => {
    const handler = name === 'constructor' ? undefined : methods[name];
    const operation = handler && operationOf(handler);
    const method = handler && methodOf(handler);
    if (!handler || !operation || !method || isOutsideApi(controller, handler)) return [];
    const own = [base, pathOf(handler)].filter(Boolean).join('/');
    const path = [prefix, own]
      .filter(Boolean)
      .join('/')
      .replace(/:(\w+)/g, '{$1}');
    return [
      {
        controller: controller.name.replace(/Controller$/, ''),
        handler: name,
        method: method.toLowerCase(),
        path: `/${path}`,
        tag: own.split('/')[0] ?? own,
        operation,
        schemas: argumentSchemas(controller, name),
      },
    ];
  });
}

const pathOf = (target: object): string => {
  const path = Reflect.getMetadata(PATH_METADATA, target) as string | string[] | undefined;
  return (Array.isArray(path) ? (path[0] ?? '') : (path ?? '')).replace(/^\/+|\/+$/g, '');
};
