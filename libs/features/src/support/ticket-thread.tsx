import type { Mention, ReplyToTicket, TicketStatus, TicketView } from '@portal/contracts';
import { useCan, useReplyToTicket, useSession } from '@portal/data-access';
import { useReportTyping } from '@portal/realtime';
import { DetailSection } from '@portal/ui-antd';
import { type ComponentProps, type ReactNode, type Ref, useRef } from 'react';
import type { CommentComposerHandle } from '../comments/comment-composer.js';
import { CommentThread } from '../comments/comment-thread.js';
import { TypingIndicator } from '../comments/typing-indicator.js';
import type { Replies } from '../comments/use-composer.js';
import { useTicketHistory } from './ticket-history.js';
import { ticketToasts } from './ticket-labels.js';
import { ticketPersonName } from './ticket-people.js';
import './support.css';

/** What an admin changes of a ticket along with the next answer. */
export interface AlongWithAnswer {
  changes: Pick<ReplyToTicket, 'status' | 'priority' | 'assignee_id' | 'add_tags'>;
  /** Why it can't be changed so; nothing is sent until it can. */
  problem: string | undefined;
  onSent: () => void;
}

interface TicketThreadProps {
  ticket: TicketView;
  /** Where an answer to a closed ticket leads: to the new one. */
  onGoesOn: (ticket: TicketView) => void;
  /** Takes the reader to where an answer is written. */
  composer?: Ref<CommentComposerHandle>;
  /** Leads on to the next ticket of the queue after an answer. */
  onNext?: Replies['onNext'];
  /** Offers texts to begin an answer with. */
  texts?: ReactNode;
  /** The states that an answer can move the ticket to. */
  steps?: readonly { status: TicketStatus; label: string }[];
  /** What else the menu of sending an answer offers. */
  more?: Replies['more'];
  /** The page of another ticket. */
  hrefOf: (ticket: { id: string }) => string;
  /** What can be done with a message. */
  actionsOf?: ComponentProps<typeof CommentThread>['actionsOf'];
  along?: AlongWithAnswer;
  /** Called when an answer has resolved the ticket. */
  onResolved?: () => void;
  /** The colleagues that an internal note can mention. */
  team?: Replies['team'];
}

/** The messages of a ticket and the field for the next; admins also keep notes among themselves there. */
export function TicketThread({
  ticket,
  onGoesOn,
  composer,
  onNext,
  texts,
  steps = [],
  more,
  hrefOf,
  actionsOf,
  along,
  onResolved,
  team,
}: TicketThreadProps) {
  const reply = useReplyToTicket();
  const { isAdmin, user } = useSession();
  const announceTyping = useReportTyping({ channel: 'support', record_id: ticket.id });
  const following = useRef<TicketView>(undefined);
  const mayReply = useCan('ticket.reply', ticket);
  return (
    <DetailSection title="Conversation">
      <CommentThread
        taskId={ticket.id}
        projectId={null}
        access={mayReply ? 'owner' : 'viewer'}
        allowInternal={isAdmin}
        composer={composer}
        events={useTicketHistory(ticket, hrefOf)}
        actionsOf={actionsOf}
        replies={{
          send: async ({ status, ...written }) => {
            const step = steps.find((one) => one.status === status);
            const sent = { ...along?.changes, ...written, ...(step && { status: step.status }) };
            const answer = await reply.mutateAsync({ id: ticket.id, ...sent });
            along?.onSent();
            following.current = answer.ticket.id === ticket.id ? undefined : answer.ticket;
            if (sent.status === 'resolved') onResolved?.();
            return answer.message;
          },
          onSent: () => {
            if (following.current) onGoesOn(following.current);
          },
          toasts: ticketToasts,
          draft: `Answer in ticket ${ticket.id}`,
          onNext,
          steps,
          more,
          problem: along?.problem,
          onWrite: isAdmin ? announceTyping : undefined,
          typing: isAdmin ? <TypingIndicator channel="support" record_id={ticket.id} /> : null,
          texts,
          team,
          readers: readersOf(ticket).filter(({ id }) => id !== user?.id),
          to: isAdmin ? <AnswerReaders ticket={ticket} /> : null,
        }}
      />
    </DetailSection>
  );
}

/** The customers who read the answers of a ticket. */
const readersOf = ({ requester_id: id, requester_name: name, people }: TicketView): Mention[] =>
  [{ id, name }, ...people].flatMap((person) => (person.name ? [{ id: person.id, name: person.name }] : []));

/** Who gets an answer by e-mail. */
const AnswerReaders = ({ ticket }: { ticket: TicketView }) => (
  <p className="muted small anywhere">
    To {ticket.requester_name ?? ticket.requester_email}
    {ticket.people.length > 0 ? `, CC ${ticket.people.map(ticketPersonName).join(', ')}` : null}
  </p>
);
