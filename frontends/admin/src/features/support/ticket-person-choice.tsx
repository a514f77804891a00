import type { TicketView } from '@portal/contracts';
import { userQueries } from '@portal/data-access';
import { useConfirm } from '@portal/ui-antd';
import { useQueryClient } from '@tanstack/react-query';
import { personLabel } from '../../people/people.js';
import { PersonPicker } from '../../people/person-picker.js';

interface TicketPersonChoiceProps {
  ticket: TicketView;
  onChoose: (userId: string) => void;
  onDone: () => void;
}

/** Chooses a customer to put on a ticket; asks before one of another company reads it. */
export function TicketPersonChoice({ ticket, onChoose, onDone }: TicketPersonChoiceProps) {
  const client = useQueryClient();
  const confirm = useConfirm();
  const choose = async (id: string): Promise<void> => {
    const person = await client.query(userQueries.detail(id));
    const isColleague = person.company_id !== null && person.company_id === ticket.company_id;
    const question = {
      title: `Add ${personLabel(person)}?`,
      text: `This person isn’t of ${ticket.company_name ?? 'the customer’s company'}. They will see the whole conversation, and the names of those in it.`,
      confirm: 'Add person',
      danger: false,
    };
    if (isColleague || (await confirm(question))) onChoose(id);
  };
  return (
    <PersonPicker
      part="customer"
      aria-label="Person to add"
      onChange={(id) => {
        if (id !== null) void choose(id);
      }}
      onDone={onDone}
    />
  );
}
