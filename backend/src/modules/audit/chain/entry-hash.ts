import { createHash } from 'node:crypto';
import { sql } from 'kysely';

/**
 * What is hashed of an entry, each as PostgreSQL writes a JSON array: the part that may be erased with the person it is
 * about, of which the chain holds only a hash, and everything else. Written here instead of in a function of the
 * database, so that a change of the database can’t change what is hashed.
 */
export const hashedTexts = [
  sql<string>`jsonb_build_array(e.title, e.before, e.after, e.actor_ip)::text`.as('details'),
  sql<string>`jsonb_build_array(e.id, extract(epoch from e.created_at), e.entity, e.record_id, e.parent_id, e.action,
    e.actor_kind, e.actor_id, e.request_id, e.workflow_run_id)::text`.as('rest'),
] as const;

/** What stands before the first entry. */
export const NO_HASH = Buffer.alloc(32);

const sha256 = (...parts: readonly (Buffer | string)[]): Buffer =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest();

export const hashOfDetails = (details: string): Buffer => sha256(details);

/** The hash of an entry: of the hash before it, of its details' hash, and of the rest of it. */
export const hashOfEntry = (previous: Buffer, detailsHash: Buffer, rest: string): Buffer =>
  sha256(previous, detailsHash, rest);
