import { transitionActorOf, type MilestoneStatus, type MilestoneView, type ProjectAccess } from '@portal/contracts';
import { isTemporary, useSession } from '@portal/data-access';
import { classNames } from '@portal/ui';
import { Meter, RelativeTime, StatusTag, type ChangeMark } from '@portal/ui-antd';
import { GripVertical } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { milestoneActions } from '../actions/lead-actions.js';
import { DayText } from '../dates/day-text.js';
import { ApprovalButtons, StepButton } from './approval-buttons.js';
import { EditMilestoneForm } from './milestone-form.js';
import {
  isOpenMilestone,
  milestoneStatusLabels,
  milestoneStatusTones,
  type MilestoneProgress,
} from './milestone-labels.js';
import { MilestoneMenu } from './milestone-menu.js';
import { stepLabel, useConfirmTransition } from './milestone-steps.js';
import type { Approval } from './use-approval.js';
import { useMilestoneDrag } from './use-milestone-drag.js';
import type { MilestoneOrder } from './use-milestone-order.js';
import { useSaveMilestone } from './use-save-milestone.js';

interface MilestoneItemProps {
  milestone: MilestoneView;
  access: ProjectAccess | null;
  /** Absent while the tasks are loading. */
  progress: MilestoneProgress | undefined;
  approval: Approval;
  order: MilestoneOrder;
  mayReorder: boolean;
  onDropped: (id: string, half: 'upper' | 'lower') => void;
  mark: ChangeMark | undefined;
}

/** One milestone of the timeline: what it is, how far it is, and what can be done about it. */
export function MilestoneItem(props: MilestoneItemProps) {
  const { milestone, access, progress, approval, order, mayReorder, mark } = props;
  const saving = isTemporary(milestone.id);
  const { actor } = useSession();
  const { save, apply, saving: stepping, conflictDialog } = useSaveMilestone(milestone);
  const [editing, setEditing] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const toHeading = () => heading.current;
  const { dragging, over } = useMilestoneDrag({
    id: milestone.id,
    row,
    handle,
    enabled: mayReorder && !saving,
    onDrop: props.onDropped,
  });
  const lifted = order.lifted === milestone.id;
  const { lead, more } = milestoneActions({ actor, access }, milestone);
  const leadSteps = saving ? [] : lead.filter((action) => typeof action !== 'string');
  const { confirmTransition, isWaiting } = useConfirmTransition();
  const awaits = milestone.status === 'awaiting_approval';
  const step = async (to: MilestoneStatus): Promise<void> => {
    if (await confirmTransition(milestone, to)) apply({ status: to, version: milestone.version });
  };

  return (
    <li
      ref={row}
      className={classNames(
        'milestone stack gap-8',
        `milestone--${milestone.status}`,
        mark?.glowing && 'is-glowing',
        saving && 'is-saving',
        dragging && 'is-dragging',
        lifted && 'is-lifted',
        over && `is-over-${over}`,
      )}
      aria-busy={saving || stepping || isWaiting || undefined}
    >
      <div className="top-aligned flex between gap-8">
        <h3 ref={heading} tabIndex={-1} className="milestone__title subtitle anywhere shrinks">
          {milestone.title}
        </h3>
        <div className="milestone__tools row fixed">
          {mayReorder && !saving ? (
            <ReorderHandle ref={handle} title={milestone.title} lifted={lifted} order={order} id={milestone.id} />
          ) : null}
          {saving ? null : (
            <MilestoneMenu
              milestone={milestone}
              actions={more}
              onStep={(to) => void step(to)}
              onEdit={() => setEditing(true)}
              order={mayReorder ? order : undefined}
            />
          )}
        </div>
      </div>
      <p className="gap-4-16 row wrap muted small">
        <StatusTag tone={milestoneStatusTones[milestone.status]}>{milestoneStatusLabels[milestone.status]}</StatusTag>
        <MilestoneDates milestone={milestone} />
        {milestone.approval_required && isOpenMilestone(milestone) && !awaits ? <span>Needs approval</span> : null}
        {saving ? <span>Saving</span> : null}
        {mark ? <span className="change-note">{mark.text}</span> : null}
      </p>
      {progress && progress.count > 0 ? <MilestoneBar title={milestone.title} progress={progress} /> : null}
      {milestone.description ? <p className="measure prewrap small">{milestone.description}</p> : null}
      {milestone.change_request ? (
        <div className="milestone__request measure prewrap small">
          <strong>Changes asked for</strong>
          <p>{milestone.change_request}</p>
        </div>
      ) : null}
      {leadSteps.length > 0 || awaits ? (
        <div className="milestone__actions row wrap gap-8">
          {lead.includes('approve') ? (
            <ApprovalButtons milestone={milestone} approval={approval} next={toHeading} />
          ) : null}
          {awaits && !lead.includes('approve') ? (
            <span className="muted small">The owner has been asked to approve this.</span>
          ) : null}
          {leadSteps.map(({ step: to }) => (
            <StepButton key={to} loading={stepping || isWaiting} onClick={() => void step(to)} next={toHeading}>
              {stepLabel(milestone.status, to)}
            </StepButton>
          ))}
        </div>
      ) : null}
      {editing ? (
        <EditMilestoneForm
          milestone={milestone}
          mayAskForApproval={transitionActorOf(actor) === 'admin'}
          onSave={save}
          onClose={() => setEditing(false)}
        />
      ) : null}
      {conflictDialog}
    </li>
  );
}

function MilestoneDates({ milestone }: { milestone: MilestoneView }) {
  const { status, due_date: due, approved_at: approvedAt, approved_by_name: approver } = milestone;
  const endedAt = approvedAt ?? milestone.completed_at;
  if (status === 'completed' && endedAt)
    return (
      <span>
        {approvedAt ? `Approved${approver ? ` by ${approver}` : ''}` : 'Finished'} <RelativeTime at={endedAt} />
      </span>
    );
  if (!due) return status === 'cancelled' ? null : <span>No date yet</span>;
  return (
    <span>
      Due <DayText day={due} due={isOpenMilestone(milestone)} />
    </span>
  );
}

function MilestoneBar({ title, progress }: { title: string; progress: MilestoneProgress }) {
  const percent = Math.floor(progress.percent);
  return (
    <div className="gap-4-12 row wrap">
      <span className="milestone__bar">
        <Meter percent={progress.percent} label={`Progress of ${title}`} />
      </span>
      <span className="muted tiny numeric">
        {progress.done} of {progress.count} {progress.count === 1 ? 'task' : 'tasks'}, {percent}%
      </span>
    </div>
  );
}

interface ReorderHandleProps {
  ref: RefObject<HTMLButtonElement | null>;
  id: string;
  title: string;
  lifted: boolean;
  order: MilestoneOrder;
}

/** Dragged by pointer; by keyboard Space picks up, arrows move, Enter drops, Escape cancels. */
function ReorderHandle({ ref, id, title, lifted, order }: ReorderHandleProps) {
  // moving the row in the document takes the focus from its handle
  const place = order.shown.findIndex((milestone) => milestone.id === id);
  useEffect(() => {
    if (lifted) ref.current?.focus();
  }, [ref, lifted, place]);

  const onKeyDown = (event: KeyboardEvent): void => {
    const held: Record<string, () => void> = {
      ' ': order.drop,
      Enter: order.drop,
      Tab: order.drop,
      Escape: order.cancel,
      ArrowUp: () => order.moveBy(-1),
      ArrowDown: () => order.moveBy(1),
    };
    const free: Record<string, () => void> = { ' ': () => order.pickUp(id), Enter: () => order.pickUp(id) };
    const act = (lifted ? held : free)[event.key];
    if (!act) return;
    if (event.key !== 'Tab') event.preventDefault();
    act();
  };
  return (
    <button
      ref={ref}
      type="button"
      className="milestone__handle touch-target rounded-6 center muted"
      aria-label={`Move ${title}`}
      aria-pressed={lifted}
      title="Drag to move; with the keyboard, Space picks it up"
      onKeyDown={onKeyDown}
    >
      <GripVertical size={16} strokeWidth={1.75} />
    </button>
  );
}
