import { setImmediate as nextTurn } from 'node:timers/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { FeedContext, ReadRows } from '../../events/decorators.js';

interface Reading {
  keys: Set<string>;
  rows: Promise<Map<string, unknown[]>>;
}

const idOf = (row: unknown): string => (row as { id: string }).id;

/** Reads for a batch of events: what several of them need is read once, and rows of one kind by one statement. */
export class FeedBatch {
  private readonly known = new Map<unknown, Map<string, Promise<unknown>>>();
  /** Readings that keys are still gathered for, until the running turn of the event loop ends. */
  private readonly open = new Map<unknown, Reading>();

  constructor(readonly em: EntityManager) {}

  readonly load: FeedContext<never>['load'] = <Row>(
    read: ReadRows<Row>,
    key: string,
    keyOf: (row: Row) => string = idOf,
  ) => this.remember(read, key, async () => ((await this.gather(read, key, keyOf)).get(key) ?? []) as Row[]);

  readonly once: FeedContext<never>['once'] = (read, key) => this.remember(read, key, () => read(this.em, key));

  private remember<Result>(read: unknown, key: string, compute: () => Promise<Result>): Promise<Result> {
    const known = this.known.get(read) ?? new Map<string, Promise<unknown>>();
    this.known.set(read, known);
    const answer = (known.get(key) as Promise<Result> | undefined) ?? compute();
    known.set(key, answer);
    return answer;
  }

  private gather<Row>(read: ReadRows<Row>, key: string, keyOf: (row: Row) => string): Reading['rows'] {
    const { keys, rows } = this.open.get(read) ?? this.begin(read, keyOf);
    keys.add(key);
    return rows;
  }

  private begin<Row>(read: ReadRows<Row>, keyOf: (row: Row) => string): Reading {
    const keys = new Set<string>();
    const rows = nextTurn().then(async () => {
      this.open.delete(read);
      return Map.groupBy(await read(this.em, [...keys]), keyOf);
    });
    const reading = { keys, rows };
    this.open.set(read, reading);
    return reading;
  }
}
