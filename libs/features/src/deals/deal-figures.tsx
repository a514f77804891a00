import type { CustomerDealView, PromoCodeValidity } from '@portal/contracts';
import { moneyText } from '../billing/money.js';
import { firstBillOf, offerText, oftenText } from './deal-price.js';
import './deals.css';

interface DealFiguresProps {
  deal: CustomerDealView;
  /** A promo code that the reader has entered and not redeemed yet. */
  offer?: PromoCodeValidity | undefined;
}

/** What a deal costs, line by line; before it begins also what the first bill comes to. */
export function DealFigures({ deal, offer }: DealFiguresProps) {
  const { title, amount, monthly_amount: monthly, setup_fee: setup, promo_code: code } = deal;
  const discount = offer?.discount ?? deal.discount;
  const gives = offer ?? deal.discount_terms;
  const begins = deal.current_status === 'draft' || deal.current_status === 'sent';
  const once = deal.deal_type === 'one_time';
  return (
    <dl className="stack numeric">
      <Line name={title} note={once ? 'once' : oftenText(deal)} amount={moneyText(amount)} />
      {!once && deal.interval !== 'month' ? <Line name="Per month" amount={moneyText(monthly)} quiet /> : null}
      {setup > 0 ? <Line name="Setup" note="once" amount={moneyText(setup)} /> : null}
      {offer || code ? (
        <Line
          name={`Promo code ${offer?.code ?? code ?? ''}`}
          note={gives ? offerText(gives, deal) : undefined}
          amount={discount > 0 ? moneyText(-discount) : 'used up'}
        />
      ) : null}
      {begins && (setup > 0 || discount > 0) ? (
        <Line name={once ? 'Total' : 'First bill'} amount={moneyText(firstBillOf(deal, discount))} sum />
      ) : null}
    </dl>
  );
}

interface LineProps {
  name: string;
  note?: string | undefined;
  amount: string;
  sum?: boolean;
  quiet?: boolean;
}

const Line = ({ name, note, amount, sum = false, quiet = false }: LineProps) => (
  <div
    className={`deal-figures__line divided${sum ? ' deal-figures__line--sum' : quiet ? ' deal-figures__line--quiet' : ''}`}
  >
    <dt>
      {name}
      {note ? <span className="muted small">{note}</span> : null}
    </dt>
    <dd>{amount}</dd>
  </div>
);
