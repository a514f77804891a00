import type { EntityManager } from '@mikro-orm/postgresql';

/** What each audience calls a person who changed something. */
export interface ActorName {
  toAdmins: string;
  toCustomers: string;
}

/** Reads users' names for "changed by". Implemented by the users module; called once per batch of the feed. */
export abstract class ActorNames {
  /** Who is unknown by now is left out. @param em that of the caller's transaction, if there is one */
  abstract of(ids: readonly string[], em?: EntityManager): Promise<ReadonlyMap<string, ActorName>>;
}
