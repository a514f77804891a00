import { projectTransitions, type ProjectStatus, type ProjectView } from '@portal/contracts';
import { projectStatusTones } from '@portal/features';
import { useConfirm, type StatusStep } from '@portal/ui-antd';
import type { ProjectSaver } from './project.record.js';

/** The steps that an admin may take with the project now, getting to work first. */
export function useProjectSteps(project: ProjectView, saver: ProjectSaver): readonly StatusStep[] {
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
    if (agreed && !saver.saving) saver.apply({ status: to, version: project.version });
  };
  return projectTransitions
    .allowed(project.status, 'admin')
    .toSorted((one, other) => Number(other === 'active') - Number(one === 'active'))
    .map((to) => ({
      key: to,
      label: stepLabel(project.status, to),
      tone: projectStatusTones[to],
      onTake: () => void move(to),
    }));
}

function stepLabel(from: ProjectStatus, to: ProjectStatus): string {
  if (to === 'active')
    return from === 'planning' ? 'Start project' : from === 'on_hold' ? 'Resume project' : 'Reopen project';
  return {
    planning: from === 'cancelled' ? 'Reopen in planning' : 'Back to planning',
    on_hold: 'Put on hold',
    completed: 'Complete project',
    cancelled: 'Cancel project',
  }[to];
}
