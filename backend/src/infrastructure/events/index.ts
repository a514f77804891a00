export { RetainsEvents } from './event-retention.js';
export { isBulkRequest, IS_BULK_REQUEST, bulkRequestId } from './bulk-request.js';
export { OnDomainEvent, type EventContext } from './decorators/on-domain-event.decorator.js';
export { FeedsChannels, projectOf, type FeedContext } from './feed-context.js';
export { OnFeed, type FeedItem } from './decorators/on-feed.decorator.js';
export { PendingJobs } from './decorators/pending-jobs.decorator.js';
export { recordEvent } from './record-event.js';
export { OnShownRows, Shows } from './decorators/shows.decorator.js';
export type { StoredEvent } from './stored-event.js';
