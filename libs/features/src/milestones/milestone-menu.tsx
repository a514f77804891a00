import { messages, type MilestoneStatus, type MilestoneView } from '@portal/contracts';
import { useDeleteMilestone } from '@portal/data-access';
import { MoreMenu, useConfirmDelete } from '@portal/ui-antd';
import type { MenuProps } from 'antd';
import type { MilestoneAction } from '../actions/lead-actions.js';
import { movedTo, type MilestoneOrder } from './use-milestone-order.js';
import { stepLabel } from './milestone-steps.js';

interface MilestoneMenuProps {
  milestone: MilestoneView;
  /** What doesn't lead. */
  actions: readonly MilestoneAction[];
  onStep: (to: MilestoneStatus) => void;
  onEdit: () => void;
  /** Absent where there is nothing to be put in order. */
  order: MilestoneOrder | undefined;
}

type Item = NonNullable<MenuProps['items']>[number];

/** Everything else that can be done with a milestone; nothing where nothing can. */
export function MilestoneMenu({ milestone, actions, onStep, onEdit, order }: MilestoneMenuProps) {
  const { id, title, status } = milestone;
  const { confirmDelete } = useConfirmDelete({
    id,
    mutation: useDeleteMilestone(),
    noun: 'milestone',
    title: `Delete milestone “${title}”?`,
    text: 'It disappears for everybody in the project. Its tasks stay, without a milestone. It can be brought back for 30 days.',
    toasts: { short: messages.short.milestoneDeleted, failure: messages.shortFailure.milestoneDelete },
  });
  const steps = actions.flatMap((action): Item[] =>
    typeof action === 'string'
      ? []
      : [
          {
            key: action.step,
            label: stepLabel(status, action.step),
            danger: action.step === 'cancelled',
            onClick: () => onStep(action.step),
          },
        ],
  );
  const groups: Item[][] = [
    actions.includes('edit') ? [{ key: 'edit', label: 'Edit', onClick: onEdit }] : [],
    order && actions.includes('reorder') ? moves(order, id) : [],
    steps,
    actions.includes('delete') ? [{ key: 'delete', label: 'Delete', danger: true, onClick: confirmDelete }] : [],
  ];
  return <MoreMenu label={`More for ${title}`} groups={groups} small />;
}

function moves({ shown, save }: MilestoneOrder, id: string): Item[] {
  const ids = shown.map((milestone) => milestone.id);
  const place = ids.indexOf(id);
  const move = (key: string, label: string, to: number): Item => ({
    key,
    label,
    disabled: to < 0 || to >= ids.length,
    onClick: () => save(movedTo(ids, id, to)),
  });
  return [move('up', 'Move up', place - 1), move('down', 'Move down', place + 1)];
}
