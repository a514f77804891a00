import {
  createPromoCode,
  updatePromoCode,
  type CreatePromoCode,
  type PromoCodeView,
  type UpdatePromoCode,
} from '@portal/contracts';
import { useCreatePromoCode } from '@portal/data-access';
import { optionsOf } from '@portal/features';
import { changesOf, FormModal, MoneyField, NumberField, useTimeStyle } from '@portal/ui-antd';
import { Form, Input, Select } from 'antd';
import { useState } from 'react';
import '../../forms/money-form.css';
import { discountTypeLabels, durationLabels, promoDealTypeLabels } from './promo-code-labels.js';
import { fieldsOf, termsOf } from './promo-code-fields.js';
import { promoCodeRecord } from './promo-code.record.js';
import type { EditFormProps } from '../../records/record-kind.js';

/** Makes a promo code, to be used at once or as a draft. */
export function NewPromoCode({ onClose }: { onClose: () => void }) {
  const create = useCreatePromoCode();
  const { timeZone } = useTimeStyle();
  return (
    <FormModal
      title="New promo code"
      schema={createPromoCode}
      initialValues={{ discount_type: 'percent', duration: 'once', deal_type: 'any', status: 'active' }}
      toInput={(values) => ({ ...termsOf(values, timeZone), status: values['status'] })}
      submitText="Create promo code"
      onSubmit={(input: CreatePromoCode) => create.mutateAsync(input)}
      toasts={promoCodeRecord.toasts.created}
      onClose={onClose}
    >
      <PromoCodeFields />
      <Form.Item name="status" label="Status" required>
        <Select
          options={[
            { value: 'active', label: 'Active: can be used at once' },
            { value: 'draft', label: 'Draft: nobody can use it yet' },
          ]}
        />
      </Form.Item>
    </FormModal>
  );
}

/** Changes a code; deals that redeemed it keep the terms they had. */
export function EditPromoCode({ record, onSave, onClose }: EditFormProps<PromoCodeView, UpdatePromoCode>) {
  const [opened] = useState(record);
  const { timeZone } = useTimeStyle();
  return (
    <FormModal
      title={`Edit promo code ${opened.code}`}
      schema={updatePromoCode}
      initialValues={fieldsOf(opened, timeZone)}
      toInput={(values) => changesOf(opened, termsOf(values, timeZone, opened))}
      submitText="Save changes"
      onSubmit={(changes) => onSave(changes, opened)}
      onClose={onClose}
    >
      {opened.redeemed_count > 0 ? (
        <p className="money-form__note">Deals that redeemed the code keep the terms they had.</p>
      ) : null}
      <PromoCodeFields />
    </FormModal>
  );
}

function PromoCodeFields() {
  const form = Form.useFormInstance();
  const percent = Form.useWatch<unknown>('discount_type', form) !== 'fixed';
  const repeating = Form.useWatch<unknown>('duration', form) === 'repeating';
  return (
    <>
      <div className="money-form__pair">
        <Form.Item name="code" label="Code" required extra="Letters, digits and dashes.">
          <Input autoComplete="off" className="money-form__code" />
        </Form.Item>
        <Form.Item name="deal_type" label="Good for" required>
          <Select options={optionsOf(promoDealTypeLabels)} />
        </Form.Item>
        <Form.Item name="discount_type" label="Discount in" required>
          <Select options={optionsOf(discountTypeLabels)} />
        </Form.Item>
        <Form.Item name="value" label={percent ? 'Percent off' : 'Dollars off each bill'} required>
          <NumberField {...(percent ? { suffix: '%' } : { prefix: '$', decimals: 2 })} />
        </Form.Item>
        <Form.Item name="duration" label="Lasts for" required>
          <Select options={optionsOf(durationLabels)} />
        </Form.Item>
        <Form.Item name="duration_periods" label="How many bills" required hidden={!repeating}>
          <NumberField />
        </Form.Item>
      </div>
      <Form.Item name="description" label="Description" extra="Whoever enters the code reads this.">
        <Input />
      </Form.Item>
      <div className="money-form__pair">
        <Form.Item name="starts_at" label="Starts">
          <Input type="datetime-local" />
        </Form.Item>
        <Form.Item name="ends_at" label="Ends">
          <Input type="datetime-local" />
        </Form.Item>
        <Form.Item name="max_redemptions" label="Uses in all">
          <NumberField placeholder="No limit" />
        </Form.Item>
        <Form.Item name="max_per_company" label="Uses per company">
          <NumberField placeholder="No limit" />
        </Form.Item>
        <Form.Item name="minimum_amount" label="Minimum amount">
          <MoneyField placeholder="None" />
        </Form.Item>
      </div>
    </>
  );
}
