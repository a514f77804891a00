import type { DealView, PromoCodeValidity } from '@portal/contracts';
import { useCan } from '@portal/data-access';
import { useState, type ReactNode } from 'react';
import { AcceptDeal } from './accept-deal.js';
import { DeclineDeal } from './decline-deal.js';

/** The answer of a deal's customer while it is being given. */
export interface DealAnswer {
  /** Whether the deal waits for the user: others only read it. */
  isAwaited: boolean;
  /** The promo code that the customer has typed, once it was found good. */
  offer: PromoCodeValidity | undefined;
  setOffer: (offer: PromoCodeValidity | undefined) => void;
  /** Opens the dialog of a yes or a no. */
  accept: () => void;
  decline: () => void;
  dialogs: ReactNode;
}

/** A yes or no to a deal that was offered, from wherever on its page it is asked for. */
export function useDealAnswer(deal: DealView): DealAnswer {
  const mayAnswer = useCan('deal.accept', deal);
  const [offer, setOffer] = useState<PromoCodeValidity>();
  const [answer, setAnswer] = useState<'accept' | 'decline'>();
  const close = (): void => setAnswer(undefined);
  return {
    isAwaited: mayAnswer && deal.current_status === 'sent',
    offer,
    setOffer,
    accept: () => setAnswer('accept'),
    decline: () => setAnswer('decline'),
    dialogs: (
      <>
        {answer === 'accept' ? <AcceptDeal deal={deal} offer={offer} onClose={close} /> : null}
        {answer === 'decline' ? <DeclineDeal deal={deal} onClose={close} /> : null}
      </>
    ),
  };
}
