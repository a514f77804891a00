import { createHash } from 'node:crypto';
import type { ClientError } from '@portal/contracts';

const LONGEST = 500;

const UUID = /\b[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}\b/gi;
const URL_TAIL = /(https?:\/\/[^\s?#'")]+)[?#][^\s'")]*/gi;
const ORIGIN = /https?:\/\/[^\s/'")]+/gi;
/** At least eight hexadecimal signs, one of them a number: what builds put into file names. */
const HASH = /\b(?=[a-f]*\d)[\da-f]{8,}\b/gi;
const NUMBER = /\d+/g;

/** Without what differs from one time to the next: ids, numbers, addresses, hashes in file names. */
const normalized = (text: string): string =>
  text
    .slice(0, LONGEST)
    .replace(UUID, '<id>')
    .replace(URL_TAIL, '$1')
    .replace(ORIGIN, '')
    .replace(HASH, '<hash>')
    .replace(NUMBER, '<n>')
    .replace(/\s+/g, ' ')
    .trim();

/** Where it happened: the first line of a stack that names a place, as Chromium (`at …`) or Firefox and Safari (`…@…`) write it. */
const topFrame = (stack: string): string =>
  stack.split('\n').find((line) => /^\s*at\s/.test(line) || /@.*:\d+/.test(line)) ?? '';

/** The same for errors with the same cause: kind, message and place, independent of user and time. */
export const fingerprintOf = ({ type, message, stack }: Pick<ClientError, 'type' | 'message' | 'stack'>): string =>
  createHash('sha256')
    .update(JSON.stringify([type, normalized(message), normalized(topFrame(stack ?? ''))]))
    .digest('hex');
