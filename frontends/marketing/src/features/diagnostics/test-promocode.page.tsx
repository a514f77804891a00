import { dealTypes, messages, type DealType, type PromoCodeValidity } from '@portal/contracts';
import { ApiError, useSession, useValidatePromoCode } from '@portal/data-access';
import { Button, Field, LinkButton, PageTitle, sentenceOfFailure, TextField } from '@portal/ui';
import { useState, type SyntheticEvent } from 'react';
import styles from './diagnostics.module.css';

const typeLabels = { recurring: 'Recurring', one_time: 'One-time' } as const satisfies Record<DealType, string>;

/** /test-promocode: validates a code as accepting a deal does, and shows the whole answer (diagnostics). */
export function TestPromocodePage() {
  const { status } = useSession();
  const validate = useValidatePromoCode();
  const [code, setCode] = useState('');
  const [type, setType] = useState<DealType | ''>('');
  const [amount, setAmount] = useState('');
  const check = (event: SyntheticEvent): void => {
    event.preventDefault();
    validate.mutate({
      code,
      ...(type ? { deal_type: type } : {}),
      ...(amount ? { amount: Number(amount) } : {}),
    });
  };
  return (
    <div className={`${styles.page} stack`}>
      <PageTitle>Promo code test</PageTitle>
      <header>
        <h1>Promo code test</h1>
        <p className={styles.intro}>
          Checks whether a code is good, and changes nothing. The usual limit applies: ten tries in ten minutes.
        </p>
      </header>
      {status === 'signed_out' ? (
        <p>
          Only signed-in people may ask. <LinkButton href="/auth?return_to=/test-promocode">Sign In</LinkButton>
        </p>
      ) : null}
      <form className={styles.form} onSubmit={check}>
        <TextField
          label="Promo code"
          value={code}
          required
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setCode(event.target.value)}
        />
        <Field label="Type of deal" optional>
          {(control) => (
            <select
              {...control}
              className="control full"
              value={type}
              onChange={(event) => setType(dealTypes.find((one) => one === event.target.value) ?? '')}
            >
              <option value="">Any</option>
              {dealTypes.map((one) => (
                <option key={one} value={one}>
                  {typeLabels[one]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <TextField
          label="Amount in US dollars"
          optional
          type="number"
          min="0"
          step="0.01"
          inputMode="decimal"
          value={amount}
          onChange={(event) => setAmount(event.target.value)}
        />
        <Button type="submit" variant="primary" busy={validate.isPending}>
          Check code
        </Button>
      </form>
      <div role="status">
        {validate.data ? <Validity validity={validate.data} /> : null}
        {validate.error ? <Refusal error={validate.error} /> : null}
      </div>
    </div>
  );
}

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

const Validity = ({ validity }: { validity: PromoCodeValidity }) => (
  <Facts
    items={[
      ['Answer', `${validity.code} is good`],
      ['Description', validity.description],
      ['Gives', `${validity.discount_type === 'percent' ? `${validity.value}%` : money.format(validity.value)} off`],
      ['Lasts', lasting(validity)],
      ['Discount', validity.discount === null ? null : money.format(validity.discount)],
      ['Left to pay', validity.amount_after === null ? null : money.format(validity.amount_after)],
    ]}
  />
);

function lasting({ duration, duration_periods: periods }: PromoCodeValidity): string {
  if (duration === 'forever') return 'As long as the deal';
  return duration === 'repeating' && periods !== null && periods > 1
    ? `${periods} billing periods`
    : 'One billing period';
}

const Refusal = ({ error }: { error: Error }) => (
  <Facts
    items={[
      ['Answer', sentenceOfFailure(error, messages.http.request)],
      ['Code', error instanceof ApiError ? error.code : null],
      ['Status', error instanceof ApiError ? `HTTP ${error.status}` : null],
    ]}
  />
);

const Facts = ({ items }: { items: readonly (readonly [name: string, value: string | null])[] }) => (
  <dl className={`${styles.facts} stack`}>
    {items.map(([name, value]) =>
      value ? (
        <div key={name} className={styles.fact}>
          <dt className="muted">{name}</dt>
          <dd className="strong anywhere">{value}</dd>
        </div>
      ) : null,
    )}
  </dl>
);
