import type { ProjectHealth } from '@portal/contracts';
import { StatusTag, statusTagOf } from '@portal/ui-antd';
import { healthTones, healthLabels, projectStatusTones, projectStatusLabels } from './project-labels.js';

/** The state of a project as a word with a dot. */
export const ProjectStatusTag = statusTagOf(projectStatusLabels, projectStatusTones);

/** How a project is doing, as a word with a dot. */
export const HealthTag = ({ health }: { health: ProjectHealth }) => (
  <StatusTag tone={healthTones[health]}>{healthLabels[health]}</StatusTag>
);
