import { type DealView, messages, type PromoCodeValidity } from '@portal/contracts';
import { DealFigures, fullDayLabel, offerText } from '@portal/features';
import { Button, Input } from 'antd';
import { useValidatePromoCode } from '@portal/data-access';
import { sentenceOfFailure } from '@portal/ui';
import { useId, useState, type SyntheticEvent } from 'react';
import type { DealAnswer } from './deal-answer.js';
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

interface PromoFieldProps {
  deal: DealView;
  offer: PromoCodeValidity | undefined;
  onOffer: (offer: PromoCodeValidity | undefined) => void;
}

/**
 * Validates a promo code and shows its discount or the reason of a refusal; it is redeemed when the deal is accepted.
 */
function PromoField({ deal, offer, onOffer }: PromoFieldProps) {
  const id = useId();
  const [code, setCode] = useState('');
  const { mutate, isPending, error, reset } = useValidatePromoCode();
  const apply = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (code.trim()) mutate({ code: code.trim(), deal_id: deal.id }, { onSuccess: onOffer });
  };
  if (offer) {
    return (
      <p className="promo-field__applied strong" role="status">
        {offer.code}: {offerText(offer, deal)}.{' '}
        <Button type="link" size="small" onClick={() => onOffer(undefined)}>
          Remove promo code
        </Button>
      </p>
    );
  }
  return (
    <form className="promo-field stack gap-6" onSubmit={apply}>
      <label className="small strong" htmlFor={id}>
        Promo code
      </label>
      <div className="promo-field__row flex gap-8">
        <Input
          id={id}
          value={code}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          {...(error ? { status: 'error' as const } : {})}
          onChange={(event) => {
            setCode(event.target.value);
            reset();
          }}
        />
        <Button htmlType="submit" loading={isPending}>
          Apply
        </Button>
      </div>
      <p id={`${id}-error`} className="promo-field__error danger small" role="alert">
        {error ? sentenceOfFailure(error, messages.http.request) : null}
      </p>
    </form>
  );
}
