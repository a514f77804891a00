import { limits, type CannedReplyView } from '@portal/contracts';
import { cannedReplyQueries, useSession } from '@portal/data-access';
import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { MessageSquareText } from 'lucide-react';
import { Link } from 'react-router';
import { addresses } from '../../addresses.js';
import { filledText, type AnsweredRecord } from './filled-text.js';
import './canned-replies.css';

interface CannedReplySelectProps {
  /** The ticket or request that is answered, and what its customer is called. */
  about: AnsweredRecord;
  /** Gets the text with its placeholders filled in; it is empty where the reply only does something. */
  onChoose: (text: string, reply: CannedReplyView) => void;
  /** Only replies with a text: what they do is for tickets. */
  textsOnly?: boolean;
}

/** Chooses a text to begin an answer with. */
export function CannedReplySelect({ about, onChoose, textsOnly = false }: CannedReplySelectProps) {
  const { user } = useSession();
  const { data } = useQuery(cannedReplyQueries.list({ limit: limits.pageSizeMax }));
  const replies = (data?.data ?? []).filter(({ body }) => body !== '' || !textsOnly);
  return (
    <Select
      className="canned-reply-select"
      aria-label="Canned reply"
      placeholder="Canned reply"
      title="Canned reply"
      prefix={<MessageSquareText className="block" size={16} strokeWidth={1.75} />}
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
        if (chosen) onChoose(filledText(chosen.body, about, user), chosen);
      }}
    />
  );
}
