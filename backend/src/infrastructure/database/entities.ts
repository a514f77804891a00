import { defineEntity } from '@mikro-orm/core';
import { MikroOrmModule } from '@mikro-orm/nestjs';
import type { DynamicModule } from '@nestjs/common';
import type { AggregateRoot } from './aggregate-root.js';

interface EntityClass {
  new (): AggregateRoot;
  readonly table: string;
  readonly columns: object;
}

/** For a module's `imports`: its entities, each with its table and columns. */
export const entities = (...classes: readonly EntityClass[]): DynamicModule =>
  MikroOrmModule.forFeature(
    classes.map((entity) => defineEntity({ class: entity, tableName: entity.table, properties: entity.columns })),
  );
