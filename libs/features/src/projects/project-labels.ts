import {
  labelsOf,
  projectAccesses,
  projectHealths,
  projectStatuses,
  type MemberRole,
  type ProjectStatus,
} from '@portal/contracts';
import { tonesOf } from '@portal/ui-antd';

type Labels<Value extends string> = Readonly<Record<Value, string>>;

/** States of a project in words, as customer and admin read them. */
export const projectStatusLabels = labelsOf(projectStatuses);

export const projectStatusTones = tonesOf(projectStatuses, { completed: 'info' });

export const healthLabels = labelsOf(projectHealths);

export const healthTones = tonesOf(projectHealths);

/** The access to a project, as one word. */
export const accessLabels = labelsOf(projectAccesses);

/** What a member's role allows, shown where it is chosen. */
export const memberRoleHelp: Labels<MemberRole> = {
  editor: 'Works on tasks and comments like the owner',
  viewer: 'Reads everything, changes nothing',
};

/** Whether a project takes no new tasks, milestones or members. */
export const isClosedProject = ({ status }: { status: ProjectStatus }): boolean =>
  status === 'completed' || status === 'cancelled';
