import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { policies } from '@portal/contracts';
import { isOutsideApi, methodOf, operationOf } from './operation.js';

type Methods = Record<string, (...args: never[]) => unknown>;

/** Refuses to start with a route without a decision on its callers: each names a permission that has a policy row. */
@Injectable()
export class PermissionCheck implements OnModuleInit {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {}

  onModuleInit(): void {
    const undecided = this.discovery
      .getControllers()
      .flatMap(({ metatype }) => (typeof metatype === 'function' ? this.undecidedRoutes(metatype) : []));
    if (undecided.length > 0) {
      throw new Error(`These routes have no permission with a policy row: ${undecided.join(', ')}`);
    }
  }

  private undecidedRoutes(controller: { name: string; prototype?: unknown }): string[] {
    const methods = controller.prototype as Methods;
    return this.scanner
      .getAllMethodNames(methods)
      .filter((name) => {
        const handler = methods[name];
        if (!handler || methodOf(handler) === undefined || isOutsideApi(controller)) return false;
        const operation = operationOf(handler);
        return !operation || !(operation.permission in policies);
      })
      .map((name) => `${controller.name}.${name}`);
  }
}
