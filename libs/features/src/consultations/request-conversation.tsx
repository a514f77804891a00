import type { ConsultationContactView, ConsultationView, ContactWay } from '@portal/contracts';
import { consultationQueries, useCan } from '@portal/data-access';
import { brand, classNames } from '@portal/ui';
import { Badge, Deferred, DetailSection, LongText, RelativeTime, MailLink } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { QueryBoundary } from '../query-boundary.js';
import { ReplyComposer } from './reply-composer.js';
import { telOf } from './request-properties.js';
import './request-conversation.css';
import './consultations.css';

/** The ways of a contact. A reply needs no word: it is the conversation. */
export const wayLabels: Readonly<Record<Exclude<ContactWay, 'reply'>, string>> = {
  call: 'Phone call',
  email: 'E-mail',
  message: 'Message',
  in_person: 'In person',
};

interface RequestConversationProps {
  request: ConsultationView;
  side: 'admin' | 'customer';
  /** What one side can add beside a reply. */
  extra?: ReactNode;
}

/** A request as a conversation: who asks and what was written, what both sides replied since, and the next reply. */
export function RequestConversation({ request, side, extra }: RequestConversationProps) {
  const result = useQuery(consultationQueries.conversation(request.id));
  const mayReply = useCan('consultation.reply', request);
  const { name, company } = request;
  return (
    <DetailSection title={side === 'customer' ? 'Conversation' : company ? `${name}, ${company}` : name} extra={extra}>
      <ol className="conversation column gap-10" aria-label="Conversation">
        <li className="conversation__entry column frame gap-8">
          <p className="conversation__head row wrap muted tiny anywhere">
            <strong>{name}</strong>
            <span>
              asked <RelativeTime at={request.created_at} />
            </span>
          </p>
          <LongText text={request.description} />
          {side === 'admin' ? <RequesterReach request={request} /> : null}
        </li>
        <QueryBoundary result={result} what="The conversation">
          {(page) => page?.data.toReversed().map((entry) => <Entry key={entry.id} entry={entry} />)}
        </QueryBoundary>
      </ol>
      <Deferred>{mayReply ? <ReplyComposer request={request} side={side} /> : null}</Deferred>
    </DetailSection>
  );
}

function Entry({ entry }: { entry: ConsultationContactView }) {
  const { way, author_role: role } = entry;
  const kind =
    way === 'reply' ? (role === 'admin' ? 'conversation__entry--ours' : '') : 'conversation__entry--internal';
  return (
    <li className={classNames('conversation__entry column frame gap-8', kind)}>
      <p className="conversation__head row wrap muted tiny anywhere">
        <strong>{entry.author_name}</strong>
        {way === 'reply' ? (
          role === 'admin' ? (
            <Badge>{brand.name}</Badge>
          ) : null
        ) : (
          <span className="warning inline-row gap-4 strong">
            <Lock size={13} strokeWidth={2} /> {wayLabels[way]}, internal note
          </span>
        )}
        <RelativeTime at={entry.contacted_at} />
      </p>
      <LongText text={entry.note} />
    </li>
  );
}

/** How the requester is reached, in one line. */
const RequesterReach = ({ request: { email, phone } }: { request: ConsultationView }) => (
  <p className="gap-4-16 flex wrap small anywhere">
    <MailLink email={email} />
    {phone ? <a href={telOf(phone)}>{phone}</a> : null}
  </p>
);
