import type { InvoiceView } from '@portal/contracts';
import { Facts, LongText } from '@portal/ui-antd';
import { DayText } from '../dates/day-text.js';
import { dateLabel } from '../dates/day-labels.js';
import { useToday } from '../dates/use-today.js';
import { HowToPay } from './how-to-pay.js';
import { InvoiceLines } from './invoice-lines.js';
import { InvoiceMoves } from './invoice-moves.js';
import { InvoiceTotals } from './invoice-totals.js';
import './invoice-sheet.css';

/** An invoice laid out like its PDF, with payments and credits; the same for customer and admin. */
export function InvoiceSheet({ invoice }: { invoice: InvoiceView }) {
  const today = useToday();
  const { seller, bill_to: billTo } = invoice;
  const isOwed = invoice.balance > 0 && (invoice.status === 'open' || invoice.status === 'uncollectible');
  return (
    <div className="invoice-sheet stack frame small numeric">
      <div className="invoice-sheet__parties">
        <Party title="From" name={seller.name} lines={[seller.address, seller.phone, seller.email]} />
        <Party title="Bill to" name={billTo.name} lines={[billTo.address, billTo.phone, billTo.email]} />
        <Facts
          items={[
            ['Issued', invoice.issue_date ? dateLabel(invoice.issue_date, today) : 'Not yet'],
            [
              'Due',
              invoice.due_date ? (
                isOwed ? (
                  <DayText day={invoice.due_date} due />
                ) : (
                  dateLabel(invoice.due_date, today)
                )
              ) : null,
            ],
          ]}
        />
      </div>
      <InvoiceLines lines={invoice.lines} />
      <InvoiceTotals invoice={invoice} />
      {invoice.notes ? <LongText text={invoice.notes} /> : null}
      <HowToPay invoice={invoice} />
      <InvoiceMoves invoice={invoice} />
    </div>
  );
}

interface PartyProps {
  title: string;
  name: string;
  lines: readonly (string | null | undefined)[];
}

const Party = ({ title, name, lines }: PartyProps) => (
  <div className="invoice-sheet__party stack anywhere">
    <h2 className="invoice-sheet__title muted tiny strong">{title}</h2>
    <strong>{name}</strong>
    {lines.map((line) => (line ? <span key={line}>{line}</span> : null))}
  </div>
);
