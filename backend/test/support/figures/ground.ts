import type { DatabaseProbe } from '../database/database-probe.js';
import type { User } from '../../../src/modules/users/index.js';

export interface Ground {
  db: DatabaseProbe;
  /** In the order in which facts name them. */
  customers: readonly User[];
  admin: User;
  /** By the database's clock. */
  now: number;
}

/** What a factory can't know: instants by the database's clock, states that it would refuse. */
export type Patch = [table: string, id: string, fields: Record<string, unknown>];

export type Make = Ground & { patches: Patch[]; at: (index: number) => User };
