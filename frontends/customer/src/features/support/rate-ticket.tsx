import type { TicketView } from '@portal/contracts';
import { useRateTicket } from '@portal/data-access';
import { ticketToasts } from '@portal/features';
import { useActionToasts } from '@portal/ui';
import { DetailSection, useOneAtATime } from '@portal/ui-antd';
import { Button, Input } from 'antd';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import './rate-ticket.css';

const scores = [
  { score: 1, label: 'Good', Icon: ThumbsUp },
  { score: 0, label: 'Not good', Icon: ThumbsDown },
] as const;

/**
 * The requester's verdict, once a ticket was resolved; it can be changed. A link of the mail chooses the answer
 * (`?rating=1`); nothing counts before it is sent.
 */
export function RateTicket({ ticket }: { ticket: TicketView }) {
  const { mutateAsync, isPending } = useRateTicket();
  const toasts = useActionToasts(ticketToasts.rated);
  const [params, setParams] = useSearchParams();
  const named = scores.find(({ score }) => String(score) === params.get('rating'))?.score;
  const [chosen, setChosen] = useState(named);
  const [comment, setComment] = useState(ticket.csat_comment ?? '');
  const score = chosen ?? ticket.csat_score;
  const send = useOneAtATime(async (): Promise<void> => {
    try {
      await mutateAsync({ id: ticket.id, score: score ?? 1, comment: comment.trim() });
    } catch (error) {
      return toasts.onError(error);
    }
    toasts.onSuccess();
    setChosen(undefined);
    if (params.has('rating')) setParams(without('rating'), { replace: true });
  });
  return (
    <DetailSection title="How did we do?">
      <div className="flex wrap gap-8" role="group" aria-label="How did we do?">
        {scores.map(({ score: one, label, Icon }) => (
          <Button
            key={one}
            disabled={isPending}
            aria-pressed={score === one}
            type={score === one ? 'primary' : 'default'}
            icon={<Icon size={16} strokeWidth={1.75} />}
            onClick={() => setChosen(one)}
          >
            {label}
          </Button>
        ))}
      </div>
      {chosen === undefined ? null : (
        <form
          className="rate-ticket__send stack gap-12 start"
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send();
          }}
        >
          <Input.TextArea
            aria-label="Anything you want to add"
            placeholder="Anything you want to add (optional)"
            autoSize={{ minRows: 2, maxRows: 8 }}
            value={comment}
            onChange={({ target }) => setComment(target.value)}
          />
          <Button type="primary" htmlType="submit" disabled={isPending} loading={isPending}>
            Send rating
          </Button>
        </form>
      )}
    </DetailSection>
  );
}

const without = (name: string) => (params: URLSearchParams) => {
  params.delete(name);
  return params;
};
