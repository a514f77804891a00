import type { DealView, PromoCodeValidity } from '@portal/contracts';
import { useCan } from '@portal/data-access';
import { DealFigures, fullDayLabel } from '@portal/features';
import { Button } from 'antd';
import { useState } from 'react';
import { AcceptDeal } from './accept-deal.js';
import { DeclineDeal } from './decline-deal.js';
import { PromoField } from './promo-field.js';
import './deals.css';

/** A deal that waits for its customer's yes or no: the price, a promo code, and the two answers. */
export function DealOffer({ deal }: { deal: DealView }) {
  const mayAnswer = useCan('deal.accept', deal);
  const [offer, setOffer] = useState<PromoCodeValidity>();
  const [answer, setAnswer] = useState<'accept' | 'decline'>();
  const close = (): void => setAnswer(undefined);
  return (
    <section className="deal-offer" aria-labelledby="deal-offer">
      <h2 id="deal-offer" className="deal-offer__title">
        {mayAnswer ? 'Waiting for your answer' : 'Waiting for an answer'}
      </h2>
      <DealFigures deal={deal} offer={offer} />
      <p className="deal-offer__note">
        <DealBeginning deal={deal} />
      </p>
      {mayAnswer ? (
        <>
          {deal.promo_code ? null : <PromoField deal={deal} offer={offer} onOffer={setOffer} />}
          <div className="deal-offer__answers">
            <Button type="primary" size="large" onClick={() => setAnswer('accept')}>
              Accept deal
            </Button>
            <Button size="large" onClick={() => setAnswer('decline')}>
              Decline
            </Button>
          </div>
        </>
      ) : (
        <p className="deal-offer__note">Only {deal.customer_name} can accept or decline it.</p>
      )}
      {answer === 'accept' ? <AcceptDeal deal={deal} offer={offer} onClose={close} /> : null}
      {answer === 'decline' ? <DeclineDeal deal={deal} onClose={close} /> : null}
    </section>
  );
}

/** From when the deal runs, and when it is billed, once it is accepted. */
function DealBeginning({ deal: { starts_on: day, deal_type: type } }: { deal: DealView }) {
  return (
    <>
      Starts {day ? `on ${fullDayLabel(day)}` : 'the day you accept'}.{' '}
      {type === 'recurring' ? 'Each period is billed on its first day.' : 'It is billed once.'}
    </>
  );
}
