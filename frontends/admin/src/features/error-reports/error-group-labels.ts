import { errorGroupStatuses, errorSeverities, labelsOf, type ErrorGroupStatus } from '@portal/contracts';
import { tonesOf } from '@portal/ui-antd';

/** What is being done about a reported error. */
export const groupStatusLabels = labelsOf(errorGroupStatuses);

export const groupStatusTones = tonesOf(errorGroupStatuses);

/** How bad it is for the person who meets it. */
export const severityLabels = labelsOf(errorSeverities);

export const severityTones = tonesOf(errorSeverities);

/** The button that takes a group to a state. */
export const moveLabels: Readonly<Record<ErrorGroupStatus, string>> = {
  unresolved: 'Reopen',
  resolved: 'Resolve',
  ignored: 'Ignore',
};
