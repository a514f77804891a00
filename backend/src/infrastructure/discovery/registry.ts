import { Global, Injectable, Module, type Type } from '@nestjs/common';
import { DiscoveryModule, DiscoveryService, MetadataScanner } from '@nestjs/core';

/** A method of a provider that a decorator marked, ready to be called. */
export interface MarkedMethod<Mark, Call> {
  mark: Mark;
  call: Call;
  /** `Class.method`. */
  name: string;
  provider: Type;
}

/** A decorator for methods of this type, whatever they take and return beyond it. */
export type MarksMethod<Call extends (...args: never[]) => unknown> = <Method extends Call>(
  target: object,
  key: string | symbol,
  descriptor: TypedPropertyDescriptor<Method>,
) => void;

/** Finds the application's providers by class or by the metadata of a decorator. */
@Injectable()
export class Registry {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {}

  /** Every method of a provider that carries the mark. */
  methods<Mark, Call extends (...args: never[]) => unknown>(key: symbol): MarkedMethod<Mark, Call>[] {
    return this.instancesOf(Object).flatMap((instance) => {
      const prototype = Object.getPrototypeOf(instance) as Record<string, unknown> | null;
      if (!prototype || prototype === Object.prototype) return [];
      const provider = instance.constructor as Type;
      return this.scanner.getAllMethodNames(prototype).flatMap((method) => {
        const call = prototype[method];
        if (typeof call !== 'function') return [];
        const mark = Reflect.getMetadata(key, call) as Mark | undefined;
        if (mark === undefined) return [];
        return [{ mark, call: call.bind(instance) as Call, name: `${provider.name}.${method}`, provider }];
      });
    });
  }

  /** The metadata that a class decorator set on providers. */
  marksOfClasses<Mark>(key: symbol): Mark[] {
    return this.instancesOf(Object)
      .map(({ constructor }) => Reflect.getMetadata(key, constructor) as Mark | undefined)
      .filter((mark) => mark !== undefined);
  }

  /** The providers of a class. */
  instancesOf<Instance>(type: abstract new (...args: never[]) => Instance): Instance[] {
    const instances = this.discovery.getProviders().map(({ instance }) => instance as unknown);
    return [...new Set(instances)].filter((instance): instance is Instance => instance instanceof type);
  }
}

@Global()
@Module({ imports: [DiscoveryModule], providers: [Registry], exports: [Registry, DiscoveryModule] })
export class RegistryModule {}
