import { CannedReplyView, InboundMailView, TicketView } from '@portal/contracts';
import { builderOf } from './builder-of.js';
import { aRow, hoursAgo, numbered } from './builders.js';
import support from './recorded/support.json' with { type: 'json' };

/** A support ticket that was just opened; override what the test is about. */
export const aTicket = builderOf<TicketView>(
  TicketView,
  () => support.ticket.opened,
  ({ created_at = hoursAgo(2) }) => ({
    ...aRow(),
    number: numbered('S'),
    created_at,
    updated_at: created_at,
    last_reply_at: created_at,
    first_response: { warning_at: hoursAgo(-1), due_at: hoursAgo(-2), met_at: null },
    resolution: { warning_at: hoursAgo(-20), due_at: hoursAgo(-30), met_at: null },
  }),
);

/** A mail of a stranger that waits for an admin. */
export const aReceivedMail = builderOf<InboundMailView>(
  InboundMailView,
  () => support.mail,
  () => aRow(),
);

/** A text to begin an answer with. */
export const aCannedReply = builderOf<CannedReplyView>(
  CannedReplyView,
  () => support.canned_reply,
  () => aRow(),
);
