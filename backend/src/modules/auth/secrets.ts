import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';

const CODES = 1_000_000;

/** Six digits. */
export const newCode = (): string => String(randomInt(CODES)).padStart(6, '0');

/**
 * The stored hash of a code. It is keyed, because the million possible codes are quickly hashed by a reader of the
 * table.
 */
export const hashOfCode = (key: string, requestId: string, code: string): string =>
  keyed(key, `code ${requestId} ${code}`);

/** An HMAC of `text`. */
export const keyed = (key: string, text: string): string => createHmac('sha256', key).update(text).digest('hex');

/** Compares in constant time. */
export function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}
