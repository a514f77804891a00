import { formatFileSize, inboundMailTransitions, type InboundMailView } from '@portal/contracts';
import { inboundMailQueries, useFileInboundMail, useUpdateInboundMail } from '@portal/data-access';
import { OriginalMailLink, RecordBoundary } from '@portal/features';
import { actionToasts } from '@portal/ui';
import { DetailPage, DetailSection, Facts, RelativeTime, StatusTag, type RecordBodyProps } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Ban, TicketPlus, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { addresses } from '../../addresses.js';
import { recordPage } from '../../records/record-page.js';
import { MailAsTicketForm, MailIntoTicketForm } from './file-mail.form.js';
import { checksLabel, mailStatusLabels, mailStatusTones, mailToasts, reasonSentences } from './inbound-mail-labels.js';
import './inbound-mails.css';

const sign = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** One received mail; it is a stranger's text and shown as text only. */
export function InboundMailRecord({ id, back }: RecordBodyProps) {
  const result = useQuery(inboundMailQueries.detail(id));
  return (
    <RecordBoundary result={result} back={back} noun="mail">
      {(data) => (
        <DetailPage
          back={back}
          eyebrow={data.is_proven ? (data.user_name ?? data.from_name ?? data.from_address) : data.from_address}
          title={data.subject}
          status={<StatusTag tone={mailStatusTones[data.status]}>{mailStatusLabels[data.status]}</StatusTag>}
          actions={<MailActions mail={data} />}
        >
          {data.reason && data.status === 'waiting' ? (
            <p className="mail__reason rounded-6">{reasonSentences[data.reason]}</p>
          ) : null}
          <DetailSection title="Message">
            <p className="prewrap">{data.text || 'This mail has no text.'}</p>
          </DetailSection>
          <DetailSection title="Mail">
            <Facts
              items={[
                ['From', data.from_address],
                ['Sender', checksLabel(data)],
                ['Received', <RelativeTime key="received" at={data.created_at} />],
                ['Files', data.attachments.join(', ') || 'None'],
                [
                  data.consultation_id ? 'Request' : 'Ticket',
                  data.consultation_id ? (
                    <Link key="request" to={addresses.consultation({ id: data.consultation_id })}>
                      {data.consultation_reference}
                    </Link>
                  ) : data.ticket_id ? (
                    <Link key="ticket" to={addresses.ticket({ id: data.ticket_id })}>
                      {data.ticket_number}
                    </Link>
                  ) : (
                    'None'
                  ),
                ],
                [
                  'As it arrived',
                  <OriginalMailLink key="original" id={data.id}>
                    Download ({formatFileSize(data.size)})
                  </OriginalMailLink>,
                ],
              ]}
            />
          </DetailSection>
        </DetailPage>
      )}
    </RecordBoundary>
  );
}

/** The page of a received mail. */
export const InboundMailDetailPage = recordPage(InboundMailRecord, addresses.mails, 'Received mails');

/** The steps that a mail can still take. */
function MailActions({ mail }: { mail: InboundMailView }) {
  const [form, setForm] = useState<'new' | 'existing'>();
  const update = useUpdateInboundMail();
  const file = useFileInboundMail();
  const { consultation_id } = mail;
  const steps = inboundMailTransitions.allowed(mail.status, 'admin');
  const move = (status: 'waiting' | 'junk') =>
    update.mutate({ id: mail.id, status, version: mail.version }, actionToasts(mailToasts[status]));
  const close = () => setForm(undefined);
  return (
    <>
      {steps.includes('junk') ? (
        <Button icon={<Ban {...sign} />} disabled={update.isPending} onClick={() => move('junk')}>
          Junk
        </Button>
      ) : null}
      {steps.includes('waiting') ? (
        <Button icon={<Undo2 {...sign} />} disabled={update.isPending} onClick={() => move('waiting')}>
          Take back
        </Button>
      ) : null}
      {steps.includes('filed') ? (
        <>
          {consultation_id ? (
            <Button
              disabled={file.isPending}
              onClick={() => file.mutate({ id: mail.id, consultation_id }, actionToasts(mailToasts.intoRequest))}
            >
              Add to {mail.consultation_reference}
            </Button>
          ) : null}
          <Button icon={<TicketPlus {...sign} />} onClick={() => setForm('existing')}>
            Add to a ticket
          </Button>
          <Button type="primary" onClick={() => setForm('new')}>
            Make a ticket
          </Button>
        </>
      ) : null}
      {form === 'new' ? <MailAsTicketForm mail={mail} onClose={close} /> : null}
      {form === 'existing' ? <MailIntoTicketForm mail={mail} onClose={close} /> : null}
    </>
  );
}
