import {
  labelsOf,
  projectAccesses,
  projectHealths,
  projectStatuses,
  type MemberRole,
  type ProjectHealth,
  type ProjectStatus,
} from '@portal/contracts';
import type { Tone } from '@portal/ui-antd';

type Labels<Value extends string> = Readonly<Record<Value, string>>;

/** States of a project in words, as customer and admin read them. */
export const projectStatusLabels = labelsOf(projectStatuses);

export const projectStatusTones: Readonly<Record<ProjectStatus, Tone>> = {
  planning: 'neutral',
  active: 'success',
  on_hold: 'warning',
  completed: 'info',
  cancelled: 'danger',
};

export const healthLabels = labelsOf(projectHealths);

export const healthTones: Readonly<Record<ProjectHealth, Tone>> = {
  on_track: 'success',
  at_risk: 'warning',
  off_track: 'danger',
};

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
