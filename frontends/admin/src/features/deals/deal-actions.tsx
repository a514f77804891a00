import { dealTransitions, type DealStatus, type DealView } from '@portal/contracts';
import { Can, useCan, useDeleteDeal } from '@portal/data-access';
import { DeleteButton, useConfirm } from '@portal/ui-antd';
import { Button, Dropdown } from 'antd';
import { ChevronDown, Pencil } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { EditDeal } from './deal.form.js';
import { dealToasts } from './deal-toasts.js';
import { CancelForm, PauseForm, RecordAcceptanceForm, ResumeDayForm } from './deal-step-forms.js';
import { useSendDeal } from './use-send-deal.js';
import { useSaveDeal, type DealSaver } from './use-save-deal.js';

interface DealActionsProps {
  deal: DealView;
  /** Where to go when the draft is deleted. */
  list: string;
}

/** What can be done about a deal: its steps, editing, deleting a draft. */
export function DealActions({ deal, list }: DealActionsProps) {
  const saver = useSaveDeal(deal);
  const [editing, setEditing] = useState(false);
  const mayUpdate = useCan('deal.update');
  return (
    <>
      {mayUpdate ? (
        <>
          <Steps deal={deal} saver={saver} />
          <Button icon={<Pencil size={15} strokeWidth={1.75} aria-hidden="true" />} onClick={() => setEditing(true)}>
            {deal.current_status === 'draft' ? 'Edit' : 'Edit notes'}
          </Button>
        </>
      ) : null}
      {deal.current_status === 'draft' ? (
        <Can permission="deal.delete">
          <DeleteDeal deal={deal} list={list} />
        </Can>
      ) : null}
      {editing ? <EditDeal deal={deal} onSave={saver.save} onClose={() => setEditing(false)} /> : null}
      {saver.conflictDialog}
    </>
  );
}

/** The step that comes next on the way of most deals. */
const usual: Readonly<Partial<Record<DealStatus, DealStatus>>> = {
  draft: 'sent',
  sent: 'active',
  declined: 'draft',
  paused: 'active',
};

type OpenDialog = 'active' | 'paused' | 'cancelled' | 'resumes';

function Steps({ deal, saver }: { deal: DealView; saver: DealSaver }) {
  const [openDialog, setOpenDialog] = useState<OpenDialog>();
  const confirm = useConfirm();
  const { current_status: status, version } = deal;
  const steps = dealTransitions.allowed(status, 'admin');
  const next = steps.find((to) => to === usual[status]);
  const others = steps.filter((to) => to !== next);
  const { send, isSending } = useSendDeal(deal, () => saver.apply({ current_status: 'sent', version }));

  const take = async (to: DealStatus): Promise<void> => {
    if (to === 'paused' || to === 'cancelled' || (to === 'active' && status !== 'paused')) return setOpenDialog(to);
    if (to === 'sent') return send();
    const question = questionOf(deal, to);
    if (!question || (await confirm(question))) saver.apply({ current_status: to, version });
  };
  const close = (): void => setOpenDialog(undefined);
  const form = { deal, onSubmit: saver.save, onClose: close };
  return (
    <>
      {next ? (
        <Button type="primary" disabled={saver.saving || isSending} onClick={() => void take(next)}>
          {stepLabel(status, next)}
        </Button>
      ) : null}
      {others.length > 0 ? (
        <Dropdown
          trigger={['click']}
          autoFocus
          menu={{
            items: [
              ...others.map((to) => ({
                key: to,
                label: stepLabel(status, to),
                danger: to === 'cancelled' || to === 'declined',
                onClick: () => void take(to),
              })),
              ...(status === 'paused'
                ? [{ key: 'resumes', label: 'Set resume date', onClick: () => setOpenDialog('resumes') }]
                : []),
            ],
          }}
        >
          <Button disabled={saver.saving}>
            Move to
            <ChevronDown size={14} strokeWidth={1.75} aria-hidden="true" />
          </Button>
        </Dropdown>
      ) : null}
      {openDialog === 'active' ? <RecordAcceptanceForm {...form} /> : null}
      {openDialog === 'paused' ? <PauseForm {...form} /> : null}
      {openDialog === 'cancelled' ? <CancelForm {...form} /> : null}
      {openDialog === 'resumes' ? <ResumeDayForm {...form} /> : null}
    </>
  );
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

function DeleteDeal({ deal, list }: DealActionsProps) {
  const navigate = useNavigate();
  return (
    <DeleteButton
      id={deal.id}
      mutation={useDeleteDeal()}
      noun="deal"
      title={`Delete deal ${deal.number}?`}
      text={`“${deal.title}” disappears with its documents. An admin can bring it back for 30 days.`}
      toasts={dealToasts.deleted}
      onDeleted={() => void navigate(list)}
    />
  );
}
