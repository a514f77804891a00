export { RetainsEvents } from './event-retention.js';
export { isBulkRequest, IS_BULK_REQUEST, bulkRequestId } from './record-event.js';
export { OnDomainEvent, type EventContext } from './decorators.js';
export { FeedsChannels, projectOf, type FeedContext } from './decorators.js';
export { OnFeed, type FeedItem } from './decorators.js';
export { PendingJobs } from './decorators.js';
export { recordEvent } from './record-event.js';
export { OnShownRows, Shows } from './decorators.js';
export type { StoredEvent } from './stored-event.js';
