import { messages, type DealView, type PromoCodeValidity } from '@portal/contracts';
import { useValidatePromoCode } from '@portal/data-access';
import { offerText } from '@portal/features';
import { sentenceOfFailure } from '@portal/ui';
import { Button, Input } from 'antd';
import { useId, useState, type SyntheticEvent } from 'react';

interface PromoFieldProps {
  deal: DealView;
  offer: PromoCodeValidity | undefined;
  onOffer: (offer: PromoCodeValidity | undefined) => void;
}

/**
 * Validates a promo code and shows its discount or the reason of a refusal; it is redeemed when the deal is accepted.
 */
export function PromoField({ deal, offer, onOffer }: PromoFieldProps) {
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
