import type { MonthlyReportStatus } from '@portal/contracts';
import type { Tone } from '@portal/ui-antd';

export const monthlyReportStatusLabels: Record<MonthlyReportStatus, string> = {
  draft: 'Draft',
  sent: 'Sent',
  skipped: 'Not sent',
};

export const monthlyReportStatusTones: Record<MonthlyReportStatus, Tone> = {
  draft: 'warning',
  sent: 'success',
  skipped: 'neutral',
};

export const monthlyReportToasts = {
  saved: { short: 'Report saved', failure: 'Failed to save the report.' },
  sent: { short: 'Report sent', failure: 'Failed to send the report.' },
  skipped: { short: 'Report put aside', failure: 'Failed to put the report aside.' },
  reopened: { short: 'Report is a draft again', failure: 'Failed to take the report up again.' },
} as const;
