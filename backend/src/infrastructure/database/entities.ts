import { defineEntity } from '@mikro-orm/core';
import { MikroOrmModule } from '@mikro-orm/nestjs';
import type { DynamicModule } from '@nestjs/common';
import type { AggregateRoot } from './aggregate-root.js';

interface EntityClass {
  new (): AggregateRoot;
  readonly tableName: string;
  readonly properties: object;
}

/** For a module's `imports`: its entities, each with its table and properties. */
export const entities = (...classes: readonly EntityClass[]): DynamicModule =>
  MikroOrmModule.forFeature(
    classes.map((entity) =>
      defineEntity({ class: entity, tableName: entity.tableName, properties: entity.properties }),
    ),
  );
