import type { DealView } from '@portal/contracts';
import { DealFigures, fullDayLabel } from '@portal/features';
import { Button } from 'antd';
import { PromoField } from './promo-field.js';
import type { DealAnswer } from './use-deal-answer.js';
import './deals.css';

/** A deal that waits for its customer's yes or no: the price, a promo code, and the two answers. */
export const DealOffer = ({ deal, answer }: { deal: DealView; answer: DealAnswer }) => (
  <section className="deal-offer rounded surface stack gap-16" aria-labelledby="deal-offer">
    <h2 id="deal-offer" className="large">
      {answer.isAwaited ? 'Waiting for your answer' : 'Waiting for an answer'}
    </h2>
    <DealFigures deal={deal} offer={answer.offer} />
    <p className="muted">
      <DealBeginning deal={deal} />
    </p>
    {answer.isAwaited ? (
      <>
        {deal.promo_code ? null : <PromoField deal={deal} offer={answer.offer} onOffer={answer.setOffer} />}
        <div className="deal-offer__answers flex wrap gap-10">
          <Button type="primary" size="large" onClick={answer.accept}>
            Accept deal
          </Button>
          <Button size="large" onClick={answer.decline}>
            Decline
          </Button>
        </div>
      </>
    ) : (
      <p className="muted">Only {deal.customer_name} can accept or decline it.</p>
    )}
  </section>
);

/** From when the deal runs, and when it is billed, once it is accepted. */
const DealBeginning = ({ deal: { starts_on: day, deal_type: type } }: { deal: DealView }) => (
  <>
    Starts {day ? `on ${fullDayLabel(day)}` : 'the day you accept'}.{' '}
    {type === 'recurring' ? 'Each period is billed on its first day.' : 'It is billed once.'}
  </>
);
