import type { EntityManager } from '@mikro-orm/postgresql';
import { DomainError } from '@portal/contracts';
import type { NotNull } from 'kysely';
import { kysely } from '../../../infrastructure/database/read-kit.js';

/** The newest chained entry. A copy kept elsewhere shows later whether the chain was rewritten. */
export interface ChainHead {
  position: number;
  hash: Buffer;
  /** When the entry was written. */
  createdAt: string;
}

/** The newest chained entry, without columns. */
export const lastChained = (em: EntityManager) =>
  kysely(em).selectFrom('audit_entries').where('position', 'is not', null).orderBy('position', 'desc').limit(1);

/** Null while nothing is chained. */
export async function chainHead(em: EntityManager): Promise<ChainHead | null> {
  const head = lastChained(em).select(['position', 'hash', 'created_at']).$narrowType<{ hash: NotNull }>();
  const row = await head.executeTakeFirst();
  return row ? { position: Number(row.position), hash: row.hash, createdAt: row.created_at } : null;
}

/** As it is printed and noted. */
export const headText = ({ position, hash }: Pick<ChainHead, 'position' | 'hash'>): string =>
  `${position}:${hash.toString('hex')}`;

/** @throws DomainError `audit.no_head` */
export function parseHead(text: string): Pick<ChainHead, 'position' | 'hash'> {
  const [, position, hash] = /^([1-9]\d{0,14}):([0-9a-f]{64})$/i.exec(text.trim()) ?? [];
  if (position === undefined || hash === undefined) throw new DomainError('audit.no_head');
  return { position: Number(position), hash: Buffer.from(hash, 'hex') };
}
