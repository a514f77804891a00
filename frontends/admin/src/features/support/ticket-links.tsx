import { isTicketOpen, ticketLinkKinds, type TicketLinkKind, type TicketView } from '@portal/contracts';
import { ticketQueries, useLinkTicket, useUnlinkTicket, useUpdateTicket } from '@portal/data-access';
import { ConfirmedButton, ticketLinkLabels, TicketStatusTag, ticketToasts } from '@portal/features';
import { useRecordActions } from '@portal/ui';
import { Property, useConfirm } from '@portal/ui-antd';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Select } from 'antd';
import { Link2, Unlink } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { addresses } from '../../addresses.js';
import { withOneToast, withToast } from '../../toasts/with-toast.js';
import { useTicketToast } from './changes/ticket-change.js';
import { TicketPicker, ticketRecord } from './ticket-picker.js';
import type { EndTickets } from './use-end-tickets.js';

const kindOptions = ticketLinkKinds.map((value) => ({ value, label: ticketLinkLabels[value] }));

/** The tickets that have to do with this one, for the team alone. */
export function TicketLinks({ ticket }: { ticket: TicketView }) {
  const { data } = useQuery(ticketQueries.links(ticket.id));
  const link = useLinkTicket();
  const unlink = useUnlinkTicket();
  /** Over once another was chosen, or none: then the button gets the focus back. */
  const [linking, setLinking] = useState<'asked' | 'over'>();
  const [kind, setKind] = useState<TicketLinkKind>('same_cause');
  const linked = data?.data ?? [];
  const linkWith = (otherId: string): void => {
    setLinking('over');
    void withToast(link.mutateAsync({ id: ticket.id, other_id: otherId, kind }), ticketToasts.linked);
  };
  useRecordActions(ticket.number, [{ label: 'Link a ticket', run: () => setLinking('asked') }]);
  return (
    <Property label="Linked">
      {linked.length > 0 ? (
        <ul aria-label="Linked tickets">
          {linked.map((other) => (
            <li key={other.id} className="row wrap between gap-8">
              <span className="stack anywhere shrinks">
                <Link to={addresses.ticket(other)}>
                  {other.number} {other.title}
                </Link>
                <span className="muted tiny">{ticketLinkLabels[other.link_kind]}</span>
              </span>
              <span className="row">
                <TicketStatusTag status={other.status} side="admin" />
                <ConfirmedButton
                  type="text"
                  aria-label={`Remove the link to ${other.number}`}
                  title={`Remove the link to ${other.number}`}
                  icon={<Unlink size={14} strokeWidth={1.75} />}
                  mutation={unlink}
                  input={{ id: ticket.id, other_id: other.id }}
                  question={{
                    title: `Remove the link to ${other.number}?`,
                    text: 'Neither ticket names the other any more.',
                    confirm: 'Remove link',
                    keep: 'Keep link',
                  }}
                  toasts={ticketToasts.unlinked}
                />
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      {linking === 'asked' ? (
        <span className="column gap-4">
          <Select size="small" aria-label="How they are linked" value={kind} options={kindOptions} onChange={setKind} />
          <TicketPicker
            aria-label="Ticket to link"
            autoFocus
            filter={{}}
            without={ticket.id}
            nothing="No such ticket"
            onChange={(otherId) => {
              if (otherId !== null) linkWith(otherId);
            }}
          />
          <Button size="small" type="text" onClick={() => setLinking('over')}>
            Cancel
          </Button>
        </span>
      ) : (
        <Button
          type="text"
          size="small"
          icon={<Link2 size={14} strokeWidth={1.75} />}
          autoFocus={linking === 'over'}
          loading={link.isPending}
          onClick={() => setLinking('asked')}
        >
          Link a ticket
        </Button>
      )}
    </Property>
  );
}

/** Once a ticket is resolved, offers to resolve the others with the same cause that are still open. */
export function useResolveSameCause({ id, number }: TicketView, ending: EndTickets): () => Promise<void> {
  const client = useQueryClient();
  const confirm = useConfirm();
  const update = useUpdateTicket();
  const told = useTicketToast();
  return async () => {
    const { data } = await client.query({ ...ticketQueries.links(id), staleTime: 0 });
    const others = data.filter(({ link_kind: kind, status }) => kind === 'same_cause' && isTicketOpen(status));
    if (others.length === 0) return;
    const isWanted = await confirm({
      title:
        others.length === 1
          ? 'Resolve the ticket with the same cause too?'
          : `Resolve ${others.length} tickets with the same cause too?`,
      text: (
        <>
          <p>Linked with {number} and still open; their customers are told.</p>
          <ul>
            {others.map((other) => (
              <li key={other.id}>
                {other.number} {other.title}, {other.requester_name ?? other.requester_email}
              </li>
            ))}
          </ul>
        </>
      ),
      confirm: others.length === 1 ? 'Resolve it too' : 'Resolve all',
      keep: `Only ${number}`,
      danger: false,
    });
    if (!isWanted || !(await ending.confirm(others, 'resolved'))) return;
    await withOneToast(
      others,
      (other) => update.mutateAsync({ id: other.id, status: 'resolved', version: other.version }),
      { ...told, nameOf: ticketRecord.nameOf },
    );
  };
}
