import type { EntityManager } from '@mikro-orm/postgresql';
import { MikroORM } from '@mikro-orm/postgresql';
import type { INestApplicationContext, Type } from '@nestjs/common';
import { type Actor, system } from '@portal/contracts';
import { runInContext } from '../../../src/infrastructure/http/request-context.js';

/** Inserts rows for a test and returns the entities by name: `{ customer, task }`. */
export type Factory<Made extends object> = (em: EntityManager) => Made | Promise<Made>;

type MadeBy<Factories extends readonly Factory<object>[]> = Factories extends readonly [
  Factory<infer First extends object>,
  ...infer Rest extends readonly Factory<object>[],
]
  ? First & MadeBy<Rest>
  : unknown;

export interface EventRow {
  name: string;
  entity_type: string;
  entity_id: string;
  payload: Record<string, unknown>;
  actor_kind: string;
  actor_id: string | null;
  request_id: string | null;
}

/** The given, the when and the then of a test: rows, services, events. */
export class DatabaseProbe {
  private readonly orm: MikroORM;

  constructor(private readonly app: INestApplicationContext) {
    this.orm = app.get(MikroORM, { strict: false });
  }

  /** Rows that are there before the story begins; all in one transaction. */
  async given<const Factories extends readonly Factory<object>[]>(...factories: Factories): Promise<MadeBy<Factories>> {
    const em = this.orm.em.fork() as EntityManager;
    const made: object = {};
    await em.transactional(async (inner) => {
      for (const factory of factories) Object.assign(made, await factory(inner));
    });
    return made as MadeBy<Factories>;
  }

  /** A service of the running application. */
  service<Service>(type: Type<Service>): Service {
    return this.app.get(type, { strict: false });
  }

  /** Does something as this actor, as a call would: own unit of work, own request context. */
  as<Result>(actor: Actor, work: () => Promise<Result>): Promise<Result> {
    return runInContext({ requestId: 'test', actor, ip: '127.0.0.1', userAgent: 'jest' }, () => work());
  }

  asSystem<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.as(system, work);
  }

  /** The events so far, oldest first, as they were written: without the columns that the event loops fill in later. */
  events(name?: string): Promise<EventRow[]> {
    return this.rows<EventRow>(
      `select id, name, entity_type, entity_id, payload, actor_kind, actor_id, request_id, workflow_run_id,
         workflow_depth, occurred_at
       from domain_events ${name ? 'where name = ?' : ''} order by id`,
      name ? [name] : [],
    );
  }

  rows<Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> {
    return (this.orm.em.fork() as EntityManager).execute<Row[]>(sql, values);
  }
}
