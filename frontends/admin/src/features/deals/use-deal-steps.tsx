import { dealTransitions, type DealStatus, type DealView } from '@portal/contracts';
import { dealStatusTones } from '@portal/features';
import { useConfirm, type StatusStep } from '@portal/ui-antd';
import { useState, type ReactNode } from 'react';
import { CancelForm, PauseForm, RecordAcceptanceForm, ResumeDayForm } from './deal-step-forms.js';
import { useSendDeal } from './documents/use-send-deal.js';
import type { DealSaver } from './deal.record.js';

/** The step that comes next on the way of most deals. */
const usual: Readonly<Partial<Record<DealStatus, DealStatus>>> = {
  draft: 'sent',
  sent: 'active',
  declined: 'draft',
  paused: 'active',
};

export interface DealSteps {
  /** All that the transitions allow. */
  steps: readonly StatusStep[];
  /** The one that leads. */
  next: StatusStep | undefined;
  /** A step is under way. */
  isBusy: boolean;
  /** Asks for the day on which a paused deal resumes. */
  chooseResumeDay: () => void;
  /** The forms of the steps; render them once. */
  dialogs: ReactNode;
}

/** The steps that an admin may take with the deal now, each with its form or its question. */
export function useDealSteps(deal: DealView, saver: DealSaver): DealSteps {
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
  const steps = dealTransitions.allowed(status, 'admin').map((to) => ({
    key: to,
    label: stepLabel(status, to),
    tone: dealStatusTones[to],
    onTake: () => void take(to),
  }));
  const form = { deal, onSubmit: saver.save, onClose: () => setOpenDialog(undefined) };
  return {
    steps,
    next: steps.find(({ key }) => key === usual[status]),
    isBusy,
    chooseResumeDay: () => setOpenDialog('resumes'),
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
