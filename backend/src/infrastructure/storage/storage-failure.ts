import { Logger } from '@nestjs/common';
import { DomainError } from '@portal/contracts';

const logger = new Logger('FileStorage');
const RETRY_AFTER = 30;

/** Error codes of a disk that is full, gone, read-only or failing: not the caller's fault. */
const OF_THE_DISK = new Set(
  'ENOSPC EDQUOT EROFS EACCES EPERM EIO EMFILE ENFILE ENOENT ENOTDIR EISDIR ENODEV EFBIG'.split(' '),
);

const isOfTheDisk = (error: unknown): boolean => OF_THE_DISK.has(String((error as { code?: unknown } | null)?.code));

/** The catalogue's error for a failure of the storage; the cause goes to the log. */
export function storageFailure(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  logger.error(error);
  return new DomainError('storage.unavailable', {}, { retryAfter: RETRY_AFTER });
}

/** The same for failures of the disk only; any other is returned as it is. */
export const diskFailure = (error: unknown): unknown => (isOfTheDisk(error) ? storageFailure(error) : error);
