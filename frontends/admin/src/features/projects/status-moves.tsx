import { projectTransitions, type ProjectStatus, type ProjectView } from '@portal/contracts';
import { useConfirm } from '@portal/ui-antd';
import { Button, Dropdown } from 'antd';
import { ChevronDown } from 'lucide-react';
import type { ProjectSaver } from './use-save-project.js';

/** The steps that the project may take now, in the words of what they do: getting to work as a button, others in a menu. */
export function StatusMoves({ project, saver }: { project: ProjectView; saver: ProjectSaver }) {
  const confirm = useConfirm();
  const move = async (to: ProjectStatus): Promise<void> => {
    const agreed =
      to !== 'cancelled' ||
      (await confirm({
        title: `Cancel project ${project.number}?`,
        text: `“${project.name}” takes no new tasks, milestones or people until it is reopened. Nothing is deleted.`,
        confirm: 'Cancel project',
        keep: 'Keep project',
      }));
    if (agreed) saver.apply({ status: to, version: project.version });
  };
  const steps = projectTransitions.allowed(project.status, 'admin');
  const first = steps.find((to) => to === 'active') ?? (steps.length === 1 ? steps[0] : undefined);
  const others = steps.filter((to) => to !== first);
  return (
    <>
      {first ? (
        <Button type="primary" disabled={saver.saving} onClick={() => void move(first)}>
          {moveLabel(project.status, first)}
        </Button>
      ) : null}
      {others.length > 0 ? (
        <Dropdown
          trigger={['click']}
          autoFocus
          menu={{
            items: others.map((to) => ({
              key: to,
              label: moveLabel(project.status, to),
              danger: to === 'cancelled',
            })),
            onClick: ({ key }) => void move(key as ProjectStatus),
          }}
        >
          <Button disabled={saver.saving}>
            Move to
            <ChevronDown size={14} strokeWidth={1.75} aria-hidden="true" />
          </Button>
        </Dropdown>
      ) : null}
    </>
  );
}

function moveLabel(from: ProjectStatus, to: ProjectStatus): string {
  if (to === 'active')
    return from === 'planning' ? 'Start project' : from === 'on_hold' ? 'Resume project' : 'Reopen project';
  return {
    planning: from === 'cancelled' ? 'Reopen in planning' : 'Back to planning',
    on_hold: 'Put on hold',
    completed: 'Complete project',
    cancelled: 'Cancel project',
  }[to];
}
