import { mergeTicket, type TicketView } from '@portal/contracts';
import { ticketQueries, useMergeTicket } from '@portal/data-access';
import { SearchedSelect, useTypedSearch, type PickerProps } from '@portal/features';
import { toast } from '@portal/ui';
import { FormModal } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Form } from 'antd';
import { useRef } from 'react';
import '../../forms/money-form.css';

interface MergeTicketProps {
  ticket: TicketView;
  /** With the ticket that stayed, when they were merged. */
  onClose: (into?: TicketView) => void;
}

/** Moves the messages of a ticket to another of the same customer and closes it (decisions, section 4). */
export function MergeTicketForm({ ticket, onClose }: MergeTicketProps) {
  const merge = useMergeTicket();
  const stayed = useRef<TicketView>(undefined);
  return (
    <FormModal
      title={`Merge ${ticket.number} into another ticket`}
      schema={mergeTicket}
      submitText="Merge tickets"
      keepText="Keep both"
      onSubmit={async (input) => {
        const into = await merge.mutateAsync({ id: ticket.id, ...input });
        toast.success(`${ticket.number} is now part of ${into.number}.`);
        stayed.current = into;
      }}
      toasts={{ failure: 'Failed to merge tickets.' }}
      onClose={() => onClose(stayed.current)}
    >
      <p className="money-form__note">
        All messages and notes of {ticket.number} move to the other ticket, and {ticket.number} is closed. The customer
        is told. This can’t be undone.
      </p>
      <Form.Item name="into_id" label="The ticket that stays" required>
        <TicketPicker ticket={ticket} />
      </Form.Item>
    </FormModal>
  );
}

/** Chooses another open ticket of the same customer. */
function TicketPicker({ ticket, ...picker }: PickerProps & { ticket: TicketView }) {
  const [search, onSearch] = useTypedSearch();
  const { data, isPending } = useQuery(
    ticketQueries.list({ requester_id: ticket.requester_id, open: true, limit: 100, ...search }),
  );
  const others = data?.data.filter(({ id }) => id !== ticket.id) ?? [];
  return (
    <SearchedSelect
      {...picker}
      placeholder="Search by number or title"
      options={others.map(({ id, number, title }) => ({ value: id, label: `${number} ${title}` }))}
      isPending={isPending}
      onSearch={onSearch}
      nothing="No other open ticket of this customer"
      nameless="A ticket"
    />
  );
}
