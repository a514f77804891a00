import type { Change } from '@portal/contracts';

const MAX_BYTES = 512 * 1024;

/** Whether these changes are more than one message may carry; the client refetches instead. */
export const isTooLarge = (changes: readonly Change[]): boolean =>
  changes.length > 1 && JSON.stringify(changes).length > MAX_BYTES;
