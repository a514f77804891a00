import type { TicketView } from '@portal/contracts';
import { useRateTicket } from '@portal/data-access';
import { ticketToasts } from '@portal/features';
import { useActionToasts } from '@portal/ui';
import { DetailSection } from '@portal/ui-antd';
import { Button } from 'antd';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import './rate-ticket.css';

const answers = [
  { score: 1, label: 'Good', Icon: ThumbsUp },
  { score: 0, label: 'Not good', Icon: ThumbsDown },
] as const;

/** The requester's verdict, once a ticket was resolved; it can be changed. */
export function RateTicket({ ticket }: { ticket: TicketView }) {
  const { mutateAsync, isPending } = useRateTicket();
  const toasts = useActionToasts(ticketToasts.rated);
  const rate = (score: number): void =>
    void mutateAsync({ id: ticket.id, score }).then(toasts.onSuccess, toasts.onError);
  return (
    <DetailSection title="How did we do?">
      <div className="rate-ticket" role="group" aria-label="How did we do?">
        {answers.map(({ score, label, Icon }) => (
          <Button
            key={score}
            disabled={isPending}
            aria-pressed={ticket.csat_score === score}
            type={ticket.csat_score === score ? 'primary' : 'default'}
            icon={<Icon size={16} strokeWidth={1.75} aria-hidden="true" />}
            onClick={() => rate(score)}
          >
            {label}
          </Button>
        ))}
      </div>
    </DetailSection>
  );
}
