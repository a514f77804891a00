import type { InvoiceTimelineEntry, InvoiceTimelineKind, InvoiceView } from '@portal/contracts';
import { Can, invoiceQueries, useRemindOfInvoice } from '@portal/data-access';
import { dateLabel, methodLabel, moneyText, useToday } from '@portal/features';
import { ErrorState, Skeleton, useRecordActions } from '@portal/ui';
import { RelativeTime, useConfirm, useFocusSuccessor } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { withToast } from '../../../toasts/with-toast.js';
import { notificationStatusLabels } from '../../notifications/notification-labels.js';
import { InvoiceMail } from './invoice-mail.js';
import { reminderSent } from './reminder-toasts.js';
import '../billing.css';

const amountOf = ({ amount }: InvoiceTimelineEntry): string => moneyText(Math.abs(amount ?? 0));

/** What happened, in words. */
const sentences: Readonly<Record<InvoiceTimelineKind, (entry: InvoiceTimelineEntry) => string>> = {
  issued: () => 'Issued',
  reopened: () => 'Open again',
  paid: () => 'Paid in full',
  void: () => 'Voided',
  uncollectible: () => 'Marked uncollectible',
  payment: (entry) => {
    const { method, reference, received, credit } = entry;
    const money = `${methodLabel(method ?? '')} ${reference ?? ''}`;
    if (credit !== null) return `${money}: ${moneyText(received ?? 0)}, of which ${moneyText(credit)} became credit`;
    const isPart = received !== null && received !== entry.amount;
    return isPart ? `${amountOf(entry)} from the account’s credit (${money})` : `${money}: ${amountOf(entry)}`;
  },
  refund: (entry) => `Refund: ${amountOf(entry)}`,
  credit_note: (entry) => `Credit note ${entry.reference ?? ''}: ${amountOf(entry)}`,
  moved_to_credit: (entry) => `${amountOf(entry)} moved to the account’s credit`,
  sent_again: () => 'Sent again',
  reminder: ({ days }) => `Reminder, ${dueText(days ?? 0)}`,
  mail: ({ subject }) => `E-mail “${subject ?? ''}”`,
  read: ({ subject }) => `Opened in the portal: “${subject ?? ''}”`,
};

function dueText(days: number): string {
  if (days === 0) return 'due that day';
  const count = Math.abs(days) === 1 ? '1 day' : `${Math.abs(days)} days`;
  return days > 0 ? `${count} overdue` : `${count} before it was due`;
}

/** What became of a mail, and to whom it went. */
const deliveryOf = ({ kind, status, recipient }: InvoiceTimelineEntry): string | null => {
  if (kind === 'read') return recipient;
  return status ? `${recipient ?? 'A deleted user'} · ${notificationStatusLabels[status]}` : null;
};

/** What happened to an invoice, oldest first, and what comes next, for admins. */
export function InvoiceTimelineSection({ invoice }: { invoice: InvoiceView }) {
  const { data, error, refetch } = useQuery(invoiceQueries.timeline(invoice.id));
  const today = useToday();
  if (error && !data)
    return <ErrorState title="The timeline could not be loaded" text={error.message} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton rows={3} height={32} />;
  const { entries, next_reminder_on: next, is_reminded_today: isReminded } = data;
  return (
    <section className="stack gap-10" aria-labelledby="invoice-timeline">
      <h2 id="invoice-timeline" className="subtitle">
        Timeline
      </h2>
      <ol className="invoice-timeline">
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
      {invoice.status === 'open' ? (
        <div className="row wrap between gap-8">
          <span className="muted">
            {next ? `Next reminder ${dateLabel(next, today)}` : 'No further reminder is sent by itself'}
          </span>
          <Can permission="invoice.remind">
            <RemindButton invoice={invoice} isReminded={isReminded} />
          </Can>
        </div>
      ) : null}
    </section>
  );
}

function Entry({ entry }: { entry: InvoiceTimelineEntry }) {
  const isLost = entry.kind === 'mail' && (entry.status === 'failed' || entry.status === 'suppressed');
  return (
    <li className="invoice-timeline__entry stack anywhere">
      <span className={isLost ? 'danger' : undefined}>{sentences[entry.kind](entry)}</span>
      {entry.reason ? <span className="muted">{entry.reason}</span> : null}
      <span className="muted tiny">
        <RelativeTime at={entry.at} />
        {[deliveryOf(entry), entry.actor_name].map((part) => (part ? ` · ${part}` : ''))}
      </span>
    </li>
  );
}

const REMIND = 'Send reminder now';

/** Reminds the customer now, after a question, at most once a day. */
function RemindButton({ invoice, isReminded }: { invoice: InvoiceView; isReminded: boolean }) {
  const confirm = useConfirm();
  const { mutateAsync, isPending } = useRemindOfInvoice();
  const remind = async (): Promise<void> => {
    const agreed = await confirm({
      title: `Remind of ${invoice.number ?? 'the invoice'} now?`,
      text: <InvoiceMail id={invoice.id} />,
      width: 720,
      confirm: 'Send reminder',
      danger: false,
    });
    const { id, version } = invoice;
    if (agreed) await withToast(mutateAsync({ id, version }), reminderSent);
  };
  useRecordActions(invoice.number ?? undefined, isReminded ? [] : [{ label: REMIND, run: () => void remind() }]);
  const ref = useFocusSuccessor<HTMLButtonElement>(() => null); // a button that is told so has no focus to keep
  return isReminded ? (
    <span className="muted small">Reminded today</span>
  ) : (
    <Button ref={ref} size="small" loading={isPending} onClick={() => void remind()}>
      {REMIND}
    </Button>
  );
}
