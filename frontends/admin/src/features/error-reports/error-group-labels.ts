import {
  errorGroupStatuses,
  errorSeverities,
  labelsOf,
  type ErrorGroupStatus,
  type ErrorSeverity,
} from '@portal/contracts';
import type { Tone } from '@portal/ui-antd';

/** What is being done about a reported error. */
export const groupStatusLabels = labelsOf(errorGroupStatuses);

export const groupStatusTones: Readonly<Record<ErrorGroupStatus, Tone>> = {
  unresolved: 'warning',
  resolved: 'success',
  ignored: 'neutral',
};

/** How bad it is for the person who meets it. */
export const severityLabels = labelsOf(errorSeverities);

export const severityTones: Readonly<Record<ErrorSeverity, Tone>> = {
  critical: 'danger',
  high: 'warning',
  medium: 'info',
  low: 'neutral',
};

/** The button that takes a group to a state. */
export const moveLabels: Readonly<Record<ErrorGroupStatus, string>> = {
  unresolved: 'Reopen',
  resolved: 'Resolve',
  ignored: 'Ignore',
};
