import type { TicketView } from '@portal/contracts';
import { useUnmergeTicket } from '@portal/data-access';
import { ConfirmedButton, TicketLink, ticketToasts } from '@portal/features';
import { addresses } from '../../addresses.js';

/** Where the messages of a merged ticket are, and how the merge is taken back (decisions 4.103). */
export function MergedNote({ ticket, intoId }: { ticket: TicketView; intoId: string }) {
  return (
    <div className="merged-ticket frame row wrap between gap-8" role="note">
      <span>
        This ticket was merged into{' '}
        <TicketLink id={intoId} to={addresses.ticket({ id: intoId })}>
          another one
        </TicketLink>
        : all its messages are there, and the customer is answered there.
      </span>
      <ConfirmedButton
        mutation={useUnmergeTicket()}
        input={{ id: ticket.id }}
        question={{
          title: `Take the merge of ${ticket.number} back?`,
          text: 'Its messages go back to it, and it has the state again that it had before. What was written after the merge stays in the other ticket, and so do the priority and the assignee that it took over. The customer is told.',
          confirm: 'Take merge back',
          keep: 'Keep merged',
          danger: false,
        }}
        toasts={ticketToasts.unmerged}
        record={ticket.number}
      >
        Take the merge back
      </ConfirmedButton>
    </div>
  );
}
