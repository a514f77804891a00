export * from './decorators.js';
export { RetainsEvents } from './event-retention.js';
export { isBulkRequest, IS_BULK_REQUEST, bulkRequestId, recordEvent } from './stored-event.js';
export type { StoredEvent } from './stored-event.js';
