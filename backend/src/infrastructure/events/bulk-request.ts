import type { StoredEvent } from './stored-event.js';

const PREFIX = 'mass-';

/** The request id of work that makes records by the thousand; its events stand in the audit under it. */
export const bulkRequestId = (id: string): string => `${PREFIX}${id}`;

/** Whether an event comes of such work: it causes no notification and starts no workflow. */
export const isBulkRequest = ({ request_id: id }: Pick<StoredEvent, 'request_id'>): boolean => id.startsWith(PREFIX);

/** The same as a condition on the events `e`. */
export const IS_BULK_REQUEST = `e.request_id like '${PREFIX}%'`;
