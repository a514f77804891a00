import { namedPaymentDetails, type InvoiceView } from '@portal/contracts';
import { Facts, LongText } from '@portal/ui-antd';
import './invoice-sheet.css';

/** By which account or address an invoice is paid, with its reference; nothing where nothing is to be paid. */
export function HowToPay({ invoice }: { invoice: InvoiceView }) {
  const { how_to_pay: words, payment_details: details } = invoice;
  if (words === '' || !details) return null;
  return (
    <section className="invoice-sheet__pay" aria-labelledby="how-to-pay">
      <h2 id="how-to-pay" className="invoice-sheet__title muted tiny strong">
        How to pay
      </h2>
      <LongText text={words} />
      <div className="invoice-sheet__details">
        <Facts items={namedPaymentDetails(details)} />
      </div>
    </section>
  );
}
