import { createHash } from 'node:crypto';

/** 22 characters that stand for these values in a key of a row. */
export const shortHash = (...values: unknown[]): string =>
  createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, 22);
