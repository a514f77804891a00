import { consultationTransitions, messages, type ConsultationStatus, type ConsultationView } from '@portal/contracts';
import { useCan, useDeleteConsultation } from '@portal/data-access';
import { meetingDayText } from '@portal/features';
import { useConfirmDelete, useTimeStyle } from '@portal/ui-antd';
import { Button, Dropdown, type MenuProps } from 'antd';
import { ChevronDown, Pencil } from 'lucide-react';
import { isClosed } from './consultation-workflow.js';
import { ConvertButton } from './convert-button.js';
import { stepLabel } from './step-labels.js';
import type { Steps } from './use-steps.js';

interface RequestActionsProps {
  request: ConsultationView;
  steps: Steps;
  onEdit: () => void;
  /** Called when the request is gone. */
  onDeleted: () => void;
}

/** The step that comes next on the way of most requests. */
const usual: Readonly<Record<ConsultationStatus, ConsultationStatus>> = {
  pending: 'in_progress',
  in_progress: 'scheduled',
  scheduled: 'completed',
  completed: 'in_progress',
  declined: 'in_progress',
  cancelled: 'in_progress',
};

/** What can be done about a request: the next step, converting it, junk; the rest in a menu. */
export function RequestActions({ request, steps, onEdit, onDeleted }: RequestActionsProps) {
  const allowed = consultationTransitions.allowed(request.status, 'admin');
  const next = allowed.find((to) => to === usual[request.status]);
  const others = allowed.filter((to) => to !== next);
  return (
    <>
      {next ? (
        <Button
          type={isClosed(request.status) ? 'default' : 'primary'}
          disabled={steps.saver.saving}
          onClick={() => void steps.take(request, next)}
        >
          {stepLabel(request.status, next)}
        </Button>
      ) : null}
      <ConvertButton request={request} />
      {isClosed(request.status) ? null : (
        <Button
          disabled={steps.saver.saving}
          title="Closes it as not a real request"
          onClick={() => void steps.junk(request)}
        >
          Junk
        </Button>
      )}
      <Button icon={<Pencil size={15} strokeWidth={1.75} />} onClick={onEdit}>
        Edit
      </Button>
      <MoreMenu request={request} steps={steps} others={others} onDeleted={onDeleted} />
    </>
  );
}

interface MoreMenuProps extends Pick<RequestActionsProps, 'request' | 'steps' | 'onDeleted'> {
  others: readonly ConsultationStatus[];
}

function MoreMenu({ request, steps, others, onDeleted }: MoreMenuProps) {
  const mayDelete = useCan('consultation.delete');
  const { timeZone } = useTimeStyle();
  const { next_meeting_at: next } = request;
  const calledOff = next
    ? ` The meeting on ${meetingDayText(next, timeZone)} is cancelled; everybody invited hears it by e-mail.`
    : '';
  const { confirmDelete } = useConfirmDelete({
    id: request.id,
    mutation: useDeleteConsultation(),
    noun: 'request',
    title: `Delete request ${request.reference}?`,
    text: `“${request.title}” from ${request.name} disappears for you and the customer.${calledOff} An admin can bring it back for 30 days.`,
    toasts: { success: messages.success.consultationDeleted, failure: messages.failure.consultationDelete },
    onDeleted,
  });
  const items: NonNullable<MenuProps['items']> = [
    ...others.map((to) => ({
      key: to,
      label: stepLabel(request.status, to),
      danger: to === 'cancelled',
      onClick: () => void steps.take(request, to),
    })),
    ...(mayDelete ? [{ key: 'delete', label: 'Delete', danger: true, onClick: confirmDelete }] : []),
  ];
  if (items.length === 0) return null;
  return (
    <Dropdown trigger={['click']} autoFocus menu={{ items }}>
      <Button>
        More
        <ChevronDown size={14} strokeWidth={1.75} aria-hidden="true" />
      </Button>
    </Dropdown>
  );
}
