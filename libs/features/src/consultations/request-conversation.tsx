import type { ConsultationContactView, ConsultationStatus, ConsultationView, LoggedWay } from '@portal/contracts';
import { consultationQueries, useCan, useReplyToConsultation } from '@portal/data-access';
import { useReportTyping } from '@portal/realtime';
import { Deferred, DetailSection, LongText, RelativeTime, MailLink } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import type { CommentComposerHandle } from '../comments/comment-composer.js';
import { CommentThread, type ThreadEvent } from '../comments/comment-thread.js';
import { TypingIndicator } from '../comments/typing-indicator.js';
import type { Replies } from '../comments/use-composer.js';
import { ticketToasts } from '../support/ticket-labels.js';
import { statusLabels } from './consultation-labels.js';
import { telOf } from './request-properties.js';
import './request-conversation.css';
import './consultations.css';

/** The ways of a contact that an admin notes. */
export const wayLabels: Readonly<Record<LoggedWay, string>> = {
  call: 'Phone call',
  email: 'E-mail',
  message: 'Message',
  in_person: 'In person',
};

interface RequestConversationProps extends Pick<Replies, 'onNext' | 'team' | 'texts'> {
  request: ConsultationView;
  side: 'admin' | 'customer';
  /** What one side can add beside a reply. */
  extra?: ReactNode;
  /** Takes the reader to where an answer is written. */
  composer?: Ref<CommentComposerHandle>;
  /** The states that an answer can bring the request to. */
  steps?: readonly { status: ConsultationStatus; label: string }[];
  /** Takes one of them, once the answer has gone. */
  onStep?: (to: ConsultationStatus) => void;
}

/** A request as a conversation: who asks and what was written, what both sides replied since, and the next reply. */
export function RequestConversation({
  request,
  side,
  extra,
  composer,
  steps = [],
  onStep,
  ...choices
}: RequestConversationProps) {
  const reply = useReplyToConsultation();
  const mayReply = useCan('consultation.reply', request);
  const isAdmin = side === 'admin';
  const place = { channel: 'consultations', record_id: request.id } as const;
  const announceTyping = useReportTyping(place);
  const events = [...useLoggedContacts(request.id, isAdmin), ...useHistory(request.id, isAdmin)];
  const { name, company } = request;
  return (
    <DetailSection title={isAdmin ? (company ? `${name}, ${company}` : name) : 'Conversation'} extra={extra}>
      <div className="conversation__request column frame gap-8">
        <p className="conversation__head row wrap muted tiny anywhere">
          <strong>{name}</strong>
          <span>
            asked <RelativeTime at={request.created_at} />
          </span>
        </p>
        <LongText text={request.description} />
        {isAdmin ? <RequesterReach request={request} /> : null}
      </div>
      <Deferred>
        <CommentThread
          taskId={request.id}
          isRequest
          projectId={null}
          access={mayReply ? 'owner' : 'viewer'}
          allowInternal={isAdmin}
          composer={composer}
          events={events}
          replies={{
            send: async ({ status, ...written }) => {
              const sent = await reply.mutateAsync({ id: request.id, ...written });
              const step = steps.find((one) => one.status === status);
              if (step) onStep?.(step.status);
              return sent;
            },
            steps,
            toasts: ticketToasts,
            draft: `Answer in request ${request.id}`,
            onWrite: isAdmin ? announceTyping : undefined,
            typing: isAdmin ? <TypingIndicator {...place} /> : null,
            ...choices,
          }}
        />
      </Deferred>
    </DetailSection>
  );
}

/** What admins noted of calls and mails, for the timeline of admins. */
function useLoggedContacts(id: string, isAdmin: boolean): readonly ThreadEvent[] {
  const { data } = useQuery({ ...consultationQueries.conversation(id), enabled: isAdmin });
  return (data?.data ?? []).flatMap((entry) =>
    isLogged(entry)
      ? [{ id: entry.id, at: entry.contacted_at, text: <LoggedContact entry={entry} />, note: entry.note }]
      : [],
  );
}

/** The states it went through, each where it happened; customers read theirs without who did it. */
function useHistory(id: string, isAdmin: boolean): readonly ThreadEvent[] {
  const { data } = useQuery(consultationQueries.history(id));
  return (data?.data ?? []).map(({ id: entry, at, from, to, actor_name }) => ({
    id: entry,
    at,
    text: isAdmin
      ? `${actor_name ?? 'The system'} changed the status from ${statusLabels[from]} to ${statusLabels[to]}`
      : `Status: ${statusLabels[to]}`,
  }));
}

type Logged = ConsultationContactView & { way: LoggedWay };
const isLogged = (entry: ConsultationContactView): entry is Logged => entry.way !== 'reply' && entry.way !== 'note';

const LoggedContact = ({ entry }: { entry: Logged }) => (
  <span className="warning inline-row gap-4 strong">
    <Lock size={13} strokeWidth={2} /> {wayLabels[entry.way]}, internal note of {entry.author_name}
  </span>
);

/** How the requester is reached, in one line. */
const RequesterReach = ({ request: { email, phone } }: { request: ConsultationView }) => (
  <p className="gap-4-16 flex wrap small anywhere">
    <MailLink email={email} />
    {phone ? <a href={telOf(phone)}>{phone}</a> : null}
  </p>
);
