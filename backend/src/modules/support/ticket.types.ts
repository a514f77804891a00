import type { ClockInput, ClosedDays, CommentVisibility, TicketSource, TicketStatus } from '@portal/contracts';

/** A time in which the clocks stood still, as it is stored. */
export interface StoredPause {
  from: string;
  to: string | null;
}

/** A promise that has a clock. */
export type Promised = ClockInput['promise'];
/** What was reported of a ticket's clocks. */
export type ReportedClock = `${Promised}.${'warning' | 'breached'}` | 'closing.notice';

/** When something happens to a ticket, and the calendar that its clocks count by. */
export interface ClockContext {
  at: Date;
  closed: ClosedDays;
}

/** What a new ticket is made of beside its input. */
export interface OpenTicketContext {
  number: string;
  requesterId: string;
  source: TicketSource;
  by: 'customer' | 'admin';
  followsId?: string;
}

/** A message of the thread as its ticket notes it. */
export interface NotedReply {
  commentId: string;
  /** The side that wrote it. */
  by: 'customer' | 'admin';
  visibility: CommentVisibility;
  /** A workflow wrote it, in an admin's name. */
  isAutomatic?: boolean;
  /** Where it moves the ticket, if the writer says so. */
  status?: TicketStatus | undefined;
}
