import type { DiscoveryService, MetadataScanner } from '@nestjs/core';

/** A method of a provider that a decorator marked, ready to be called. */
interface MarkedMethod<Mark, Call> {
  mark: Mark;
  call: Call;
}

/** Every method of the application's providers that carries the mark. */
export function markedMethods<Mark, Call extends (...args: never[]) => unknown>(
  discovery: DiscoveryService,
  scanner: MetadataScanner,
  key: symbol,
): MarkedMethod<Mark, Call>[] {
  return discovery.getProviders().flatMap(({ instance }) => {
    if (typeof instance !== 'object' || instance === null) return [];
    const provider = instance as Record<string, unknown>;
    const prototype = Object.getPrototypeOf(provider) as Record<string, unknown> | null;
    if (!prototype || prototype === Object.prototype) return [];
    return scanner.getAllMethodNames(prototype).flatMap((name) => {
      const method = prototype[name];
      if (typeof method !== 'function') return [];
      const mark = Reflect.getMetadata(key, method) as Mark | undefined;
      return mark === undefined ? [] : [{ mark, call: method.bind(provider) as Call }];
    });
  });
}
