import type { MemberRole, ProjectAccess, ProjectHealth, ProjectStatus } from '@portal/contracts';
import type { Tone } from '@portal/ui-antd';

type Labels<Value extends string> = Readonly<Record<Value, string>>;

/** States of a project in words, as customer and admin read them. */
export const projectStatusLabels: Labels<ProjectStatus> = {
  planning: 'Planning',
  active: 'Active',
  on_hold: 'On hold',
  completed: 'Completed',
  cancelled: 'Cancelled',
};

export const projectStatusTones: Readonly<Record<ProjectStatus, Tone>> = {
  planning: 'neutral',
  active: 'success',
  on_hold: 'warning',
  completed: 'info',
  cancelled: 'danger',
};

export const healthLabels: Labels<ProjectHealth> = {
  on_track: 'On track',
  at_risk: 'At risk',
  off_track: 'Off track',
};

export const healthTones: Readonly<Record<ProjectHealth, Tone>> = {
  on_track: 'success',
  at_risk: 'warning',
  off_track: 'danger',
};

/** The access to a project, as one word. */
export const accessLabels: Labels<ProjectAccess> = { owner: 'Owner', editor: 'Editor', viewer: 'Viewer' };

/** What a member's role allows, shown where it is chosen. */
export const memberRoleHelp: Labels<MemberRole> = {
  editor: 'Works on tasks and comments like the owner',
  viewer: 'Reads everything, changes nothing',
};

/** Whether a project takes no new tasks, milestones or members. */
export const isClosedProject = ({ status }: { status: ProjectStatus }): boolean =>
  status === 'completed' || status === 'cancelled';
