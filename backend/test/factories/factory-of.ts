import type { EntityManager } from '@mikro-orm/postgresql';
import type { AggregateRoot } from '../../src/infrastructure/database/aggregate-root.js';
import { persistQuietly } from '../../src/demo/builders/persist-quietly.js';

/** A factory of one row that is there before the story begins, handed over by this name; it leaves no events. */
export const factoryOf =
  <Name extends string, Given extends unknown[], Row extends AggregateRoot>(
    name: Name,
    build: (...given: Given) => Row,
  ) =>
  (...given: Given) =>
  (em: EntityManager): Record<Name, Row> => {
    const row = build(...given);
    persistQuietly(em, row);
    return { [name]: row } as Record<Name, Row>;
  };
