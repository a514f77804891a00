import { messages, type MilestoneStatus, type MilestoneView, type ProjectAccess } from '@portal/contracts';
import { useCan, useDeleteMilestone } from '@portal/data-access';
import { useAskToDelete } from '@portal/ui-antd';
import { Button, Dropdown, type MenuProps } from 'antd';
import { MoreHorizontal } from 'lucide-react';
import { movedTo } from './milestone-order.js';
import type { MilestoneStep } from './milestone-steps.js';
import type { MilestoneOrder } from './use-milestone-order.js';

interface MilestoneMenuProps {
  milestone: MilestoneView;
  steps: readonly MilestoneStep[];
  onStep: (to: MilestoneStatus) => void;
  onEdit: (() => void) | undefined;
  /** Absent where the reader can't move it. */
  order: MilestoneOrder | undefined;
  access: ProjectAccess | null;
}

type Item = NonNullable<MenuProps['items']>[number];

/** Everything else that can be done with a milestone; nothing where nothing can. */
export function MilestoneMenu({ milestone, steps, onStep, onEdit, order, access }: MilestoneMenuProps) {
  const mayDelete = useCan('milestone.delete', { access });
  const { id, title } = milestone;
  const { ask } = useAskToDelete({
    id,
    mutation: useDeleteMilestone(),
    noun: 'milestone',
    title: `Delete milestone “${title}”?`,
    text: 'It disappears for everybody in the project. Its tasks stay, without a milestone. It can be brought back for 30 days.',
    says: { short: messages.short.milestoneDeleted, failure: messages.shortFailure.milestoneDelete },
  });
  const groups: Item[][] = [
    onEdit ? [{ key: 'edit', label: 'Edit', onClick: onEdit }] : [],
    order ? moves(order, id) : [],
    steps.map(({ to, label }) => ({ key: to, label, danger: to === 'cancelled', onClick: () => onStep(to) })),
    mayDelete ? [{ key: 'delete', label: 'Delete', danger: true, onClick: ask }] : [],
  ];
  const items = groups
    .filter((group) => group.length > 0)
    .flatMap((group, at): Item[] => (at === 0 ? group : [{ key: `line-${at}`, type: 'divider' }, ...group]));
  if (items.length === 0) return null;
  return (
    <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight">
      <Button
        type="text"
        size="small"
        aria-label={`More for ${title}`}
        icon={<MoreHorizontal size={18} strokeWidth={1.75} aria-hidden="true" />}
      />
    </Dropdown>
  );
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
