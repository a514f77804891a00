import type { InvoiceMailRecipient, InvoiceSummary } from '@portal/contracts';
import { invoiceQueries } from '@portal/data-access';
import { clockText, Skeleton, useNow } from '@portal/ui';
import { useTimeStyle } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { PreviewFrame } from '../../notifications/preview-frame.js';
import '../billing.css';

const withMailOf = { hourly: 'with the mail of the hour', daily: 'with the mail of the day' } as const;

/**
 * The mail that goes when a draft is issued, or an open invoice reminded of, or an issued one sent `again`: to whom, its
 * words and its file.
 */
export function InvoiceMail({ id, again = false }: { id: string; again?: boolean }) {
  const { data, error } = useQuery(invoiceQueries.mail(id, again));
  if (error) return <p className="danger">{`The mail can’t be shown: ${error.message}`}</p>;
  if (!data) return <Skeleton rows={4} height={32} />;
  const { recipients, mail, attachment } = data;
  return (
    <div className="invoice-mail stack gap-10">
      {recipients.length === 0 ? <p>Nobody gets a mail: the customer’s account is deleted.</p> : null}
      <ul className="stack gap-4" aria-label="Recipients">
        {recipients.map((recipient) => (
          <Recipient key={recipient.email} recipient={recipient} />
        ))}
      </ul>
      {attachment ? <span className="muted small">Attached: {attachment}</span> : null}
      {mail ? <PreviewFrame preview={mail} failure={undefined} /> : null}
    </div>
  );
}

/** How many mails go to how many addresses about several invoices, and who gets none, with the reason. */
export function InvoiceMails({ invoices }: { invoices: readonly InvoiceSummary[] }) {
  const { data, error } = useQuery(invoiceQueries.mailRecipients(invoices.map(({ id }) => id)));
  if (error) return <p className="danger">{`Whom the mails go to can’t be shown: ${error.message}`}</p>;
  if (!data) return <Skeleton rows={2} height={24} />;
  const all = data.flatMap(({ recipients }) => recipients);
  const reached = all.filter(({ reason }) => reason === null);
  const silent = [...new Map(all.filter(({ reason }) => reason !== null).map((one) => [one.id, one])).values()];
  const unread = data.filter(({ recipients }) => recipients.every(({ reason }) => reason !== null));
  const names = unread.flatMap(({ invoice_id: id }) => invoices.find((one) => one.id === id) ?? []).map(nameOf);
  return (
    <div className="stack gap-10">
      <p>{`${counted(reached.length, 'mail goes', 'mails go')} to ${counted(
        new Set(reached.map(({ email }) => email)).size,
        'address',
        'addresses',
      )}.`}</p>
      {silent.length > 0 ? (
        <ul className="stack gap-4" aria-label="Who gets no mail">
          {silent.map((recipient) => (
            <Recipient key={recipient.id} recipient={recipient} />
          ))}
        </ul>
      ) : null}
      {names.length > 0 ? <p className="danger">{`Nobody is told of ${names.join(', ')}.`}</p> : null}
    </div>
  );
}

const nameOf = ({ number, customer_name: customer }: InvoiceSummary): string =>
  number ?? `the draft for ${customer ?? 'a deleted account'}`;

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

function Recipient({ recipient: { name, email, timing, due_at: at, reason } }: { recipient: InvoiceMailRecipient }) {
  const [now, style] = [useNow(), useTimeStyle()];
  const digest = timing === 'hourly' || timing === 'daily' ? `${withMailOf[timing]}, without the PDF` : null;
  const when = at === null ? null : clockText(at, now, style);
  return (
    <li className="anywhere">
      {name ? `${name} <${email}>` : email}
      {reason ? <span className="danger"> · gets no mail: {reason}</span> : null}
      {when ? <span className="muted"> · {[when, digest].filter(Boolean).join(', ')}</span> : null}
    </li>
  );
}
