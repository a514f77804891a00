import { DealDocumentView, DealView } from '@portal/contracts';
import { builderOf, inState } from './builder-of.js';
import { aRow, hoursAgo, numbered } from './builders.js';
import money from './recorded/money.json' with { type: 'json' };

/** A recurring deal of $450 a month that was sent to its customer; override what the test is about. */
export const aDeal = builderOf<DealView>(
  DealView,
  ({ current_status }) => inState(money.deal, 'sent', current_status),
  () => ({ ...aRow(), number: numbered('D') }),
);

/** A contract that waits for the customer's signature. */
export const aDealDocument = builderOf<DealDocumentView>(
  DealDocumentView,
  ({ status }) => inState(money.document, 'sent', status),
  () => ({ ...aRow(), sent_at: hoursAgo(3) }),
);
