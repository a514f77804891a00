import { MergeTicket, type TicketView } from '@portal/contracts';
import { useMergeTicket } from '@portal/data-access';
import { ticketPersonName } from '@portal/features';
import { toast } from '@portal/ui';
import { FormModal } from '@portal/ui-antd';
import { Form } from 'antd';
import { TicketPicker } from './ticket-picker.js';
import '../../forms/money-form.css';

interface MergeTicketProps {
  ticket: TicketView;
  /** With the ticket that stayed, when they were merged. */
  onClose: (into?: TicketView) => void;
}

/** Moves the messages of a ticket to another of the same customer and closes it (decisions, section 4). */
export function MergeTicketForm({ ticket, onClose }: MergeTicketProps) {
  const merge = useMergeTicket();
  return (
    <FormModal
      title={`Merge ${ticket.number} into another ticket`}
      schema={MergeTicket}
      submitText="Merge tickets"
      keepText="Keep both"
      toasts={{ failure: 'Failed to merge tickets.' }}
      onSubmit={async (input) => {
        const into = await merge.mutateAsync({ id: ticket.id, ...input });
        toast.success(`${ticket.number} is now part of ${into.number}.`);
        return into;
      }}
      onClose={onClose}
    >
      <p className="mb-16 muted small">
        All messages and notes of {ticket.number} move to the other ticket, and {ticket.number} is closed. The customer
        is told. Other people on the ticket that stays will see them too. You can take it back: what is written after
        the merge stays in the other ticket.
        {ticket.people.length > 0
          ? ` ${ticket.people.map(ticketPersonName).join(', ')} will be on the other ticket too, and see all of it.`
          : null}
      </p>
      <Form.Item name="into_id" label="The ticket that stays" required>
        <TicketPicker
          filter={{ requester_id: ticket.requester_id, open: true }}
          without={ticket.id}
          nothing="No other open ticket of this customer"
        />
      </Form.Item>
    </FormModal>
  );
}
