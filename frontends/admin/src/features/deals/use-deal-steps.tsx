import {
  acceptanceMethods,
  dealFields,
  dealTransitions,
  UpdateDeal,
  type DealStatus,
  type DealView,
} from '@portal/contracts';
import { acceptanceMethodLabels, DayText, dealStatusTones, fieldOf } from '@portal/features';
import { ChoiceItem, DayItem, FormModal, LineItem, stepsTo, useConfirm } from '@portal/ui-antd';
import { Form, Radio } from 'antd';
import { useState } from 'react';
import { businessToday, filled, receivedAt } from '../../forms/business-day.js';
import type { DealSaver } from './deal.record.js';
import { useSendDeal } from './documents/use-send-deal.js';
import '../../forms/money-form.css';

/** The step that comes next on the way of most deals. */
const usual: Readonly<Partial<Record<DealStatus, DealStatus>>> = {
  draft: 'sent',
  sent: 'active',
  declined: 'draft',
  paused: 'active',
};

/** The steps that an admin may take with the deal now, each with its form or its question. */
export function useDealSteps(deal: DealView, saver: DealSaver) {
  const [openDialog, setOpenDialog] = useState<'active' | 'paused' | 'cancelled' | 'resumes'>();
  const confirm = useConfirm();
  const { current_status: status, version } = deal;
  const { send, isSending } = useSendDeal(deal, () => saver.apply({ current_status: 'sent', version }));
  const isBusy = saver.saving || isSending;

  const take = async (to: DealStatus): Promise<void> => {
    if (isBusy) return;
    if (to === 'paused' || to === 'cancelled' || (to === 'active' && status !== 'paused')) return setOpenDialog(to);
    if (to === 'sent') return send();
    const question = questionOf(deal, to);
    if (!question || (await confirm(question))) saver.apply({ current_status: to, version });
  };
  const states = dealTransitions.allowed(status, 'admin');
  const steps = stepsTo(states, (to) => stepLabel(status, to), dealStatusTones, take);
  const form = { deal, onSubmit: saver.save, onClose: () => setOpenDialog(undefined) };
  return {
    /** All that the transitions allow. */
    steps,
    /** The one that leads. */
    next: steps.find(({ key }) => key === usual[status]),
    /** A step is under way. */
    isBusy,
    /** Asks for the day on which a paused deal resumes. */
    chooseResumeDay: () => setOpenDialog('resumes'),
    /** The forms of the steps; render them once. */
    dialogs: (
      <>
        {openDialog === 'active' ? <RecordAcceptanceForm {...form} /> : null}
        {openDialog === 'paused' ? <PauseForm {...form} /> : null}
        {openDialog === 'cancelled' ? <CancelForm {...form} /> : null}
        {openDialog === 'resumes' ? <ResumeDayForm {...form} /> : null}
      </>
    ),
  };
}

/** The confirmation of a transition that can't simply be undone. */
function questionOf({ number, title }: DealView, to: DealStatus) {
  if (to === 'completed')
    return {
      title: `Complete deal ${number}?`,
      text: `“${title}” ends for good and is billed no more. Invoices that are open stay open.`,
      confirm: 'Complete deal',
      keep: 'Keep deal',
    };
  if (to === 'declined')
    return {
      title: `Record that ${number} was declined?`,
      text: `The customer said no to “${title}” outside the portal. The offer ends; it can be taken back to draft.`,
      confirm: 'Record decline',
      keep: 'Keep offer',
    };
  return undefined;
}

/** What a step of a deal does, in the words of its button. */
function stepLabel(from: DealStatus, to: DealStatus): string {
  if (to === 'active') return from === 'paused' ? 'Resume deal' : 'Record acceptance';
  return {
    draft: 'Back to draft',
    sent: 'Send to customer',
    paused: 'Pause deal',
    cancelled: 'Cancel deal',
    completed: 'Complete deal',
    declined: 'Record decline',
  }[to];
}

interface StepFormProps {
  deal: DealView;
  onSubmit: (changes: UpdateDeal) => Promise<unknown>;
  onClose: () => void;
}

const sentenceCase = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const recorded = acceptanceMethods
  .filter((method) => method !== 'portal')
  .map((value) => ({ value, label: sentenceCase(acceptanceMethodLabels[value]) }));

const accepting = UpdateDeal.required({ acceptance_method: true });

/** Records an acceptance outside the portal: how, who and when. */
export const RecordAcceptanceForm = ({ deal, ...form }: StepFormProps) => (
  <FormModal
    title={`Record acceptance of ${deal.number}`}
    schema={accepting}
    initialValues={{
      acceptance_method: 'email',
      accepted_by_name: deal.customer_name === deal.customer_email ? '' : deal.customer_name,
      accepted_at: businessToday(),
    }}
    toInput={({ accepted_at, ...values }) => ({
      ...filled({ ...values, accepted_at: receivedAt(accepted_at) }),
      current_status: 'active',
      version: deal.version,
    })}
    submitText="Record acceptance"
    {...form}
  >
    <p className="mb-16 muted small">The deal becomes active, and billing begins on its start day.</p>
    <ChoiceItem name="acceptance_method" label="How the customer accepted" required options={recorded} />
    <div className="money-form__pair">
      <LineItem name="accepted_by_name" label="Who accepted" />
      <DayItem name="accepted_at" label="When" day={{ max: businessToday() }} />
    </div>
  </FormModal>
);

/** Pauses a deal, at once or when its period ends, for good or until a day. */
export const PauseForm = ({ deal, ...form }: StepFormProps) => (
  <FormModal
    title={`Pause deal ${deal.number}`}
    schema={UpdateDeal}
    initialValues={{ effective: 'now', resumes_at: '' }}
    toInput={(values) => ({ ...filled(values), current_status: 'paused', version: deal.version })}
    submitText="Pause deal"
    {...form}
  >
    <WhenField deal={deal} now="Now. The period that was billed already is not given back." />
    <ResumesField />
  </FormModal>
);

const ResumesField = () => (
  <DayItem
    {...fieldOf(dealFields, 'resumes_at')}
    extra="Nothing is billed until then. Empty: until somebody resumes it."
    day={{ min: businessToday() }}
  />
);

/** Sets the day on which a paused deal resumes by itself. */
export const ResumeDayForm = ({ deal, ...form }: StepFormProps) => (
  <FormModal
    title={`When deal ${deal.number} resumes`}
    schema={UpdateDeal}
    initialValues={{ resumes_at: deal.resumes_at ?? '' }}
    toInput={(values) => ({ resumes_at: values['resumes_at'] || null, version: deal.version })}
    submitText="Save date"
    {...form}
  >
    <ResumesField />
  </FormModal>
);

/** Ends a deal, at once or when its period ends. */
export const CancelForm = ({ deal, ...form }: StepFormProps) => (
  <FormModal
    title={`Cancel deal ${deal.number}`}
    schema={UpdateDeal}
    initialValues={{ effective: 'now', cancel_reason: '' }}
    toInput={(values) => ({
      ...(deal.current_status === 'active' || deal.current_status === 'paused'
        ? { effective: values['effective'] }
        : {}),
      cancel_reason: values['cancel_reason'] || null,
      current_status: 'cancelled',
      version: deal.version,
    })}
    submitText="Cancel deal"
    keepText="Keep deal"
    {...form}
  >
    <p className="mb-16 muted small">
      “{deal.title}” ends for good. What waits in its billing schedule is cancelled; invoices that are open stay open.
    </p>
    <WhenField deal={deal} now="Now" />
    <LineItem name="cancel_reason" label="Why" extra="The customer reads this." />
  </FormModal>
);

/** At once, or on the day the next period would be billed; one-time deals have no periods. */
const WhenField = ({ deal, now }: { deal: DealView; now: string }) => (
  <Form.Item name="effective" label="When" required hidden={deal.next_bill_on === null}>
    <Radio.Group
      options={[
        { value: 'now', label: now },
        {
          value: 'period_end',
          label: (
            <>
              When the period ends
              {deal.next_bill_on ? (
                <>
                  {' '}
                  (<DayText day={deal.next_bill_on} />)
                </>
              ) : null}
            </>
          ),
        },
      ]}
      className="money-form__choices"
    />
  </Form.Item>
);
