import type { EntityManager } from '@mikro-orm/postgresql';
import { DomainError } from '@portal/contracts';

/** The newest chained entry. A copy kept elsewhere shows later whether the chain was rewritten. */
export interface ChainHead {
  position: number;
  hash: Buffer;
  /** When the entry was written. */
  createdAt: string;
}

/** Null while nothing is chained. */
export async function chainHead(em: EntityManager): Promise<ChainHead | null> {
  const [row] = await em.execute<{ position: string; hash: Buffer; created_at: string }[]>(
    'select position, hash, created_at from audit_entries where position is not null order by position desc limit 1',
  );
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
