import type { EntityManager } from '@mikro-orm/postgresql';
import type { EntityName } from '@mikro-orm/core';
import type { ImportKind, ImportProblem, UserActor } from '@portal/contracts';
import type { z } from 'zod';
import type { AggregateRoot } from '../../../infrastructure/database/aggregate-root.js';

/** The cells of a line by field, those that are empty left out, each as its field is read. */
export type FieldValues = Readonly<Record<string, unknown>>;

/** What the records that a line names turned out to be: properties of the input, or what is wrong with a field. */
export interface Resolved {
  input: Record<string, unknown>;
  problems: ImportProblem[];
  /** Of the record that the line's number names; it goes before what else identifies one. */
  key?: string;
}

/** A record that can be taken back: what its service removes, then its row goes. */
export interface Removable extends AggregateRoot {
  remove(): void;
}

/** A record that is there: what a line can change of it, by property of the input. */
export interface ExistingRecord {
  key: string;
  id: string;
  version: number;
  values: Readonly<Record<string, unknown>>;
  /** Why an import doesn't change it, where it doesn't. */
  leftBecause?: string | undefined;
}

/** How a kind changes records that are there. What identifies a record isn't among the values. */
export interface Updating {
  /** Of the API's own call: says what an emptied value can be. */
  schema: { shape: Readonly<Record<string, z.ZodType>> };
  /** The records of these keys, with few statements for all of them; of a name that several have, all of these. */
  find(em: EntityManager, keys: readonly string[]): Promise<readonly ExistingRecord[]>;
  /** Values of a property as people read them, where they don't as they are: those of these records and lines. */
  textsOf?(em: EntityManager, property: string, values: readonly unknown[]): Promise<ReadonlyMap<unknown, string>>;
  /** What the service would refuse of these changes, as far as the record tells. @throws DomainError */
  assertChange?(there: ExistingRecord['values'], values: Readonly<Record<string, unknown>>): void;
  /**
   * Through the service, within the caller's transaction. @throws DomainError `stale_version` when the record was
   * changed since
   */
  update(em: EntityManager, actor: UserActor, id: string, values: object & { version: number }): Promise<void>;
}

/**
 * All that an import knows of one kind of record. The engine has nothing about any kind: a new one is one more of
 * these, and its fields in the contracts.
 */
export interface Importer<Input extends object = object> {
  kind: ImportKind;
  /** The schema of the API's own call. */
  schema: z.ZodType<Input>;
  /** Where the property of the input has another name than the field of the file: `company_id` → `company`. */
  fieldOf: Readonly<Record<string, string>>;
  /** The records that the lines name, found with few statements for all of them; one answer a line. */
  resolve(em: EntityManager, lines: readonly FieldValues[]): Promise<Resolved[]>;
  /** What identifies a record; two lines with the same key are one record. */
  keyOf(input: Input): string;
  /**
   * What no two records may share, where that is less than the key: a later line that has it is wrong, not a repeat.
   */
  uniqueOf?(input: Input): string;
  /** Those of these keys of which there is a record already. */
  findExisting(em: EntityManager, keys: readonly string[]): Promise<ReadonlySet<string>>;
  /** What the service would refuse beside the schema; without a trace. @throws DomainError */
  assertAccepted?(em: EntityManager, actor: UserActor, input: Input): Promise<void>;
  /** Through the service, within the caller's transaction; resolves to the id. @throws DomainError */
  create(em: EntityManager, actor: UserActor, input: Input, options: { sendsInvitations: boolean }): Promise<string>;
  /** Where lines can change records that are there. */
  updating?: Updating;
  /** Says that a record is taken back, where its `remove()` doesn't. */
  takeBack?(record: Removable): void;
  /** Removes what goes with records that are taken back and isn't only `derived`, before these. */
  removeParts?(em: EntityManager, ids: readonly string[]): Promise<void>;
  entity: EntityName<Removable>;
  table: 'companies' | 'users' | 'projects' | 'customer_deals' | 'invoices' | 'tickets';
  /** Rows that the product wrote about a record by itself, which go with it: column → condition. */
  derived: readonly { table: string; column: string; condition: string }[];
}
