export { KeepsEvents } from './event-retention.js';
export { OnDomainEvent, type Heard } from './on-domain-event.decorator.js';
export { OnFeed, type FeedItem } from './on-feed.decorator.js';
export { OwesJobs } from './owes-jobs.decorator.js';
export { recordEvent } from './record-event.js';
export type { StoredEvent } from './stored-event.js';
