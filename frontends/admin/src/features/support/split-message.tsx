import { SplitTicket, type CommentView, type TicketView } from '@portal/contracts';
import { useSplitMessage } from '@portal/data-access';
import { ticketPersonName } from '@portal/features';
import { toast } from '@portal/ui';
import { FormModal, LineItem } from '@portal/ui-antd';

interface SplitMessageProps {
  ticket: TicketView;
  message: CommentView;
  onClose: () => void;
}

/** Moves a message of a ticket into a new ticket of the same customer (decisions 4.98). */
export function SplitMessageForm({ ticket, message, onClose }: SplitMessageProps) {
  const split = useSplitMessage();
  return (
    <FormModal
      title={`Ticket from a message of ${ticket.number}`}
      schema={SplitTicket}
      toInput={(values) => ({ ...values, message_id: message.id })}
      submitText="Open ticket"
      toasts={{ failure: 'Failed to open ticket.' }}
      onSubmit={async (input) => {
        const { number } = await split.mutateAsync({ id: ticket.id, ...input });
        toast.success(`The message is in ticket ${number} now.`);
      }}
      onClose={() => onClose()}
    >
      <p className="mb-16 muted small">
        The message moves with its files into a new ticket of the customer, who is told. Both tickets name each other.
        {ticket.people.length > 0
          ? ` ${ticket.people.map(ticketPersonName).join(', ')} will be on the new ticket too.`
          : null}
      </p>
      <LineItem name="title" label="Subject" required />
    </FormModal>
  );
}
