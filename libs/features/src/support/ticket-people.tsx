import type { TicketPerson, TicketView } from '@portal/contracts';
import { ticketQueries, useAddTicketPerson, useCan, useRemoveTicketPerson, useSession } from '@portal/data-access';
import { withToasts } from '@portal/ui';
import { Property } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Button, Select } from 'antd';
import { UserMinus, UserPlus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { ConfirmedButton } from '../confirmed-button.js';
import { ticketToasts } from './ticket-labels.js';

/** Chooses the person to add; `onDone` closes it. */
type PersonChoice = (choice: { onChoose: (userId: string) => void; onDone: () => void }) => ReactNode;

interface TicketPeopleProps {
  ticket: TicketView;
  /** How a person is shown, by default by name. */
  show?: (person: TicketPerson) => ReactNode;
  /** By default among the requester's colleagues. */
  choice?: PersonChoice;
  /** Called when the reader has left the ticket. */
  onLeft?: () => void;
}

/** What a person on a ticket is called. */
export const ticketPersonName = ({ name }: TicketPerson): string => name ?? 'A colleague';

/** Who is on a ticket besides its requester: who may adds people and takes them off, and a person on it may leave. */
export function TicketPeople({ ticket, show = ticketPersonName, choice, onLeft }: TicketPeopleProps) {
  const mayAdd = useCan('ticket.add_person', ticket);
  const [isAdding, setAdding] = useState(false);
  const add = useAddTicketPerson();
  if (ticket.people.length === 0 && !mayAdd) return null;
  const offer: PersonChoice = choice ?? ((props) => <ColleagueSelect ticketId={ticket.id} {...props} />);
  const addPerson = (user_id: string) =>
    void withToasts(add.mutateAsync({ id: ticket.id, user_id }), ticketToasts.added);
  return (
    <Property label="Also on it">
      {ticket.people.length > 0 ? (
        <ul aria-label="People on this ticket">
          {ticket.people.map((person) => (
            <li key={person.id} className="row between gap-8">
              <span className="anywhere shrinks">{show(person)}</span>
              <RemovePerson ticket={ticket} person={person} onLeft={onLeft} />
            </li>
          ))}
        </ul>
      ) : null}
      {isAdding ? (
        offer({ onChoose: addPerson, onDone: () => setAdding(false) })
      ) : mayAdd ? (
        <Button
          type="text"
          size="small"
          icon={<UserPlus size={14} strokeWidth={1.75} />}
          loading={add.isPending}
          onClick={() => setAdding(true)}
        >
          Add a person
        </Button>
      ) : null}
    </Property>
  );
}

interface RemovePersonProps {
  ticket: TicketView;
  person: TicketPerson;
  onLeft: (() => void) | undefined;
}

function RemovePerson({ ticket, person, onLeft }: RemovePersonProps) {
  const { user } = useSession();
  const mayRemove = useCan('ticket.remove_person', { ...ticket, user_id: person.id });
  const remove = useRemoveTicketPerson();
  if (!mayRemove) return null;
  const isSelf = user?.id === person.id;
  const name = ticketPersonName(person);
  return (
    <ConfirmedButton
      type="text"
      aria-label={isSelf ? 'Leave this ticket' : `Remove ${name}`}
      title={isSelf ? 'Leave this ticket' : `Remove ${name}`}
      icon={<UserMinus size={14} strokeWidth={1.75} />}
      mutation={{
        ...remove,
        mutateAsync: async (input: Parameters<typeof remove.mutateAsync>[0]) => {
          await remove.mutateAsync(input);
          if (isSelf) onLeft?.();
        },
      }}
      input={{ id: ticket.id, user_id: person.id }}
      question={
        isSelf
          ? {
              title: `Leave ticket ${ticket.number}?`,
              text: 'You will no longer see it, nor get its messages. What you wrote stays.',
              confirm: 'Leave ticket',
              keep: 'Stay',
            }
          : {
              title: `Remove ${name}?`,
              text: `${name} will no longer see this ticket, nor get its messages. What was written stays.`,
              confirm: 'Remove person',
              keep: 'Keep person',
            }
      }
      toasts={isSelf ? ticketToasts.left : ticketToasts.removed}
    />
  );
}

/** One of the requester's colleagues who aren't on the ticket. */
function ColleagueSelect({ ticketId, onChoose, onDone }: Parameters<PersonChoice>[0] & { ticketId: string }) {
  const { data } = useQuery(ticketQueries.colleagues(ticketId));
  return (
    <Select
      aria-label="Person to add"
      className="ticket-people__choice"
      size="small"
      defaultOpen
      autoFocus
      placeholder="Choose a colleague"
      showSearch={{ optionFilterProp: 'label' }}
      options={(data?.data ?? []).map((person) => ({ value: person.id, label: ticketPersonName(person) }))}
      notFoundContent={data ? 'Nobody else in the company' : 'Loading'}
      onSelect={onChoose}
      onOpenChange={(isOpen) => {
        if (!isOpen) onDone();
      }}
    />
  );
}
