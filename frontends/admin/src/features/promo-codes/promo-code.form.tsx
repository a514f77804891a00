import { CreatePromoCode, UpdatePromoCode, type PromoCodeView } from '@portal/contracts';
import { useCreatePromoCode } from '@portal/data-access';
import { instantOfWallClock, optionsOf, wallClockOf } from '@portal/features';
import {
  ChoiceItem,
  FormModal,
  LAST_MINUTE,
  LineItem,
  MoneyField,
  NumberField,
  NumberItem,
  useTimeStyle,
} from '@portal/ui-antd';
import { Form, Select } from 'antd';
import { useEdit, type EditFormProps } from '../../forms/use-edit.js';
import { discountTypeLabels, durationLabels, promoCodeRecord, promoDealTypeLabels } from './promo-code.record.js';
import '../../forms/money-form.css';

/** Makes a promo code, to be used at once or as a draft. */
export function NewPromoCode({ onClose }: { onClose: () => void }) {
  const { timeZone } = useTimeStyle();
  return (
    <FormModal
      title="New promo code"
      schema={CreatePromoCode}
      initialValues={{ discount_type: 'percent', duration: 'once', deal_type: 'any', status: 'active' }}
      toInput={(values) => ({ ...termsOf(values, timeZone), status: values['status'] })}
      submitText="Create promo code"
      onSubmit={useCreatePromoCode().mutateAsync}
      toasts={promoCodeRecord.toasts.created}
      onClose={onClose}
    >
      <PromoCodeFields />
      <Form.Item name="status" label="Status" required>
        <Select options={optionsOf({ active: 'Active: can be used at once', draft: 'Draft: nobody can use it yet' })} />
      </Form.Item>
    </FormModal>
  );
}

/** Changes a code; deals that redeemed it keep the terms they had. */
export function EditPromoCode(edit: EditFormProps<PromoCodeView, UpdatePromoCode>) {
  const { timeZone } = useTimeStyle();
  const { opened, form } = useEdit(edit, (values, before) => termsOf(values, timeZone, before));
  return (
    <FormModal
      {...form}
      title={`Edit promo code ${opened.code}`}
      schema={UpdatePromoCode}
      initialValues={fieldsOf(opened, timeZone)}
    >
      {opened.redeemed_count > 0 ? (
        <p className="mb-16 muted small">Deals that redeemed the code keep the terms they had.</p>
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
        <LineItem
          name="code"
          label="Code"
          required
          extra="Letters, digits and dashes."
          input={{ autoComplete: 'off', className: 'money-form__code' }}
        />
        <ChoiceItem name="deal_type" label="Good for" required options={optionsOf(promoDealTypeLabels)} />
        <ChoiceItem name="discount_type" label="Discount in" required options={optionsOf(discountTypeLabels)} />
        <Form.Item name="value" label={percent ? 'Percent off' : 'Dollars off each bill'} required>
          <NumberField {...(percent ? { suffix: '%' } : { prefix: '$', decimals: 2 })} />
        </Form.Item>
        <ChoiceItem name="duration" label="Lasts for" required options={optionsOf(durationLabels)} />
        <NumberItem name="duration_periods" label="How many bills" required hidden={!repeating} />
      </div>
      <LineItem name="description" label="Description" extra="Whoever enters the code reads this." />
      <div className="money-form__pair">
        <LineItem name="starts_at" label="Starts" input={{ type: 'datetime-local', max: LAST_MINUTE }} />
        <LineItem name="ends_at" label="Ends" input={{ type: 'datetime-local', max: LAST_MINUTE }} />
        <NumberItem name="max_redemptions" label="Uses in all" field={{ placeholder: 'No limit' }} />
        <NumberItem name="max_per_company" label="Uses per company" field={{ placeholder: 'No limit' }} />
        <Form.Item name="minimum_amount" label="Minimum amount">
          <MoneyField placeholder="None" />
        </Form.Item>
      </div>
    </>
  );
}

type Values = Record<string, unknown>;

const times = ['starts_at', 'ends_at'] as const;
const terms = UpdatePromoCode.omit({ status: true, version: true, starts_at: true, ends_at: true }).keyof().options;

/** A code as its form shows it: times on the reader's clock. */
const fieldsOf = (promo: PromoCodeView, timeZone?: string): Values => ({
  ...Object.fromEntries(terms.map((name) => [name, promo[name]])),
  ...Object.fromEntries(times.map((name) => [name, promo[name] ? wallClockOf(promo[name], timeZone) : ''])),
});

/** The form's values as the API takes them. An unchanged time keeps its seconds, which the field lacks. */
function termsOf(values: Values, timeZone?: string, opened?: PromoCodeView): Values {
  const before = opened ? fieldsOf(opened, timeZone) : {};
  const instant = (name: (typeof times)[number]): string | null => {
    const wall = values[name];
    if (typeof wall !== 'string' || wall === '') return null;
    return opened && wall === before[name] ? opened[name] : instantOfWallClock(wall, timeZone);
  };
  return {
    ...Object.fromEntries(terms.map((name) => [name, values[name] ?? null])),
    code: values['code'] ?? '',
    description: values['description'] ?? '',
    value: values['value'] ?? 0,
    duration_periods: values['duration'] === 'repeating' ? (values['duration_periods'] ?? null) : null,
    starts_at: instant('starts_at'),
    ends_at: instant('ends_at'),
  };
}
