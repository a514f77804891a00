import {
  AcceptDeal as acceptDeal,
  DeclineDeal as declineDeal,
  type DealView,
  type PromoCodeValidity,
} from '@portal/contracts';
import { useAcceptDeal, useCan, useDeclineDeal } from '@portal/data-access';
import { DealFigures } from '@portal/features';
import { FormModal, LineItem, LongText, ReasonModal, withId } from '@portal/ui-antd';
import { Checkbox, Form } from 'antd';
import { useState } from 'react';
import { useOwnName } from './use-signing.js';

/** The answer of a deal's customer while it is being given. */
export type DealAnswer = ReturnType<typeof useDealAnswer>;

/** A yes or no to a deal that was offered, from wherever on its page it is asked for. */
export function useDealAnswer(deal: DealView) {
  const mayAnswer = useCan('deal.accept', deal);
  const [offer, setOffer] = useState<PromoCodeValidity>();
  const [answer, setAnswer] = useState<'accept' | 'decline'>();
  const close = (): void => setAnswer(undefined);
  return {
    /** Whether the deal waits for the user: others only read it. */
    isAwaited: mayAnswer && deal.current_status === 'sent',
    /** The promo code that the customer has typed, once it was found good. */
    offer,
    setOffer,
    /** Opens the dialog of a yes or a no. */
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

/** The recorded yes: who agrees, to exactly the terms that were on the screen when the dialog opened. */
export function AcceptDeal({
  deal,
  offer,
  onClose,
}: Pick<DealAnswer, 'offer'> & { deal: DealView; onClose: () => void }) {
  const [read] = useState(deal);
  const name = useOwnName();
  return (
    <FormModal
      title={`Accept “${read.title}”`}
      schema={acceptDeal}
      initialValues={{ name, agreed: false }}
      toInput={(values) => ({
        ...values,
        terms_hash: read.terms_hash,
        ...(offer ? { promo_code: offer.code } : {}),
      })}
      submitText="Accept deal"
      onSubmit={withId(read.id, useAcceptDeal())}
      toasts={{ success: 'Deal accepted successfully.', failure: 'Failed to accept deal.' }}
      onClose={onClose}
    >
      <div className="consent__what mb-16 rounded tinted stack gap-4">
        <DealFigures deal={read} offer={offer} />
        {read.terms ? (
          <section className="consent__terms scrolls-y line-above small" aria-label="Terms" tabIndex={0}>
            <LongText text={read.terms} />
          </section>
        ) : null}
      </div>
      <LineItem name="name" label="Your full name" required input={{ autoComplete: 'name' }} />
      <Form.Item
        name="agreed"
        valuePropName="checked"
        extra="We keep your name, the time, your network address and a fingerprint of the terms with your answer."
      >
        <Checkbox>
          I accept this deal, its price and its terms{read.company_name ? `, on behalf of ${read.company_name}` : ''}.
        </Checkbox>
      </Form.Item>
    </FormModal>
  );
}

/** The no to a deal, with what would have to be different. */
export const DeclineDeal = ({ deal, onClose }: { deal: DealView; onClose: () => void }) => (
  <ReasonModal
    title={`Decline “${deal.title}”?`}
    schema={declineDeal}
    toInput={({ reason }) => (reason ? { reason } : {})}
    submitText="Decline deal"
    onSubmit={withId(deal.id, useDeclineDeal())}
    toasts={{ success: 'Deal declined successfully.', failure: 'Failed to decline deal.' }}
    onClose={onClose}
    name="reason"
    label="What should be different?"
    extra="We can change the deal and send it again."
  />
);
