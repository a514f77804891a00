import { acceptDeal, type DealView, type PromoCodeValidity } from '@portal/contracts';
import { useAcceptDeal } from '@portal/data-access';
import { DealFigures } from '@portal/features';
import { FormModal, LongText } from '@portal/ui-antd';
import { Checkbox, Form, Input } from 'antd';
import { useState } from 'react';
import { useOwnName } from './use-own-name.js';

interface AcceptDealProps {
  deal: DealView;
  offer: PromoCodeValidity | undefined;
  onClose: () => void;
}

/** The recorded yes: who agrees, to exactly the terms that were on the screen when the dialog opened. */
export function AcceptDeal({ deal, offer, onClose }: AcceptDealProps) {
  const [read] = useState(deal);
  const accept = useAcceptDeal();
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
      onSubmit={(input) => accept.mutateAsync({ id: read.id, ...input })}
      toasts={{ success: 'Deal accepted successfully.', failure: 'Failed to accept deal.' }}
      onClose={onClose}
    >
      <div className="consent__what stack gap-4">
        <DealFigures deal={read} offer={offer} />
        {read.terms ? (
          <section className="consent__terms" aria-label="Terms" tabIndex={0}>
            <LongText text={read.terms} />
          </section>
        ) : null}
      </div>
      <Form.Item name="name" label="Your full name" required>
        <Input autoComplete="name" />
      </Form.Item>
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
