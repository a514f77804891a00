import type { ErrorSeverity } from '@portal/contracts';

/** How bad an error is, in words. */
export const severityLabels: Record<ErrorSeverity, string> = {
  critical: 'Critical',
  high: 'High',
  medium: 'Medium',
  low: 'Low',
};
