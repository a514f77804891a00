import { filledReply, limits } from '@portal/contracts';
import { cannedReplyQueries, useSession } from '@portal/data-access';
import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { Link } from 'react-router';
import { addresses } from '../../addresses.js';
import { personLabel } from '../../people/people.js';
import './canned-replies.css';

interface AnsweredRecord {
  name: string | null;
  number: string;
  title: string;
}

interface CannedReplySelectProps {
  /** The ticket or request that is answered, and what its customer is called. */
  about: AnsweredRecord;
  /** Gets the text with its placeholders filled in. */
  onChoose: (text: string) => void;
}

/** Chooses a text to begin an answer with. */
export function CannedReplySelect({ about, onChoose }: CannedReplySelectProps) {
  const { user } = useSession();
  const { data } = useQuery(cannedReplyQueries.list({ limit: limits.pageSizeMax }));
  const replies = data?.data ?? [];
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
          <Link className="canned-reply-select__all block line-above" to={addresses.cannedReplies}>
            All canned replies
          </Link>
        </>
      )}
      onSelect={(id: string | null) => {
        const chosen = replies.find((reply) => reply.id === id);
        if (chosen) onChoose(filledReply(chosen.body, placeholderValues(about, user ? personLabel(user) : '')));
      }}
    />
  );
}

const placeholderValues = ({ name, number, title }: AnsweredRecord, ownName: string) => ({
  'first name': name?.split(' ')[0] ?? 'there',
  'ticket number': number,
  'ticket title': title,
  'your name': ownName,
});
