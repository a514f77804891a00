import { filledReply, limits, type TicketView } from '@portal/contracts';
import { cannedReplyQueries, useSession } from '@portal/data-access';
import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { Link } from 'react-router';
import { addresses } from '../../addresses.js';
import { personLabel } from '../../people/people.js';

interface CannedReplySelectProps {
  ticket: TicketView;
  /** Gets the text with its placeholders filled in. */
  onChoose: (text: string) => void;
}

/** Chooses a text to begin an answer with. */
export function CannedReplySelect({ ticket, onChoose }: CannedReplySelectProps) {
  const { user } = useSession();
  const { data } = useQuery(cannedReplyQueries.list({ limit: limits.pageSizeMax }));
  const replies = data?.data ?? [];
  const insert = (id: string): void => {
    const chosen = replies.find((reply) => reply.id === id);
    if (chosen) onChoose(filledReply(chosen.body, valuesOf(ticket, user ? personLabel(user) : '')));
  };
  return (
    <Select
      className="canned-reply-select"
      aria-label="Canned reply"
      placeholder="Canned reply"
      value={null}
      showSearch={{ optionFilterProp: 'label' }}
      options={replies.map(({ id, name }) => ({ value: id, label: name }))}
      notFoundContent={data ? (replies.length === 0 ? 'No canned replies yet' : 'None of this name') : 'Loading'}
      popupMatchSelectWidth={280}
      popupRender={(list) => (
        <>
          {list}
          <Link className="canned-reply-select__all" to={addresses.cannedReplies}>
            All canned replies
          </Link>
        </>
      )}
      onSelect={(id: string | null) => {
        if (id) insert(id);
      }}
    />
  );
}

const valuesOf = ({ requester_name: name, number, title }: TicketView, ownName: string) => ({
  'first name': name?.split(' ')[0] ?? 'there',
  'ticket number': number,
  'ticket title': title,
  'your name': ownName,
});
