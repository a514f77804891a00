import { monthlyReportStatuses, type MonthlyReportStatus, type MonthlyReportView } from '@portal/contracts';
import { monthText } from '@portal/ui';
import { tonesOf, type ListColumn } from '@portal/ui-antd';
import { columnsOf } from '../../fields/columns-of.js';

export const monthlyReportStatusLabels: Record<MonthlyReportStatus, string> = {
  draft: 'Draft',
  sent: 'Sent',
  skipped: 'Not sent',
};

export const monthlyReportStatusTones = tonesOf(monthlyReportStatuses, { draft: 'warning' });

const { line, tag, time } = columnsOf<MonthlyReportView>();

const month = line('month', 'Month', { sortable: true, text: ({ month: of }) => monthText(of) });

const sentAt = time('sent_at', 'Sent', { sortable: true, width: '150px' });

/** The columns for admins, who have reports of all companies. */
export const adminMonthlyColumns: readonly ListColumn<MonthlyReportView>[] = [
  { key: 'company', title: 'Company', text: ({ company_name: name }) => name, onCard: 'title' },
  { ...month, width: '160px', onCard: 'line' },
  tag('status', 'Status', monthlyReportStatusLabels, monthlyReportStatusTones, { width: '130px', priority: 'high' }),
  line('recipients', 'Goes to', {
    text: ({ recipients }) => recipients.map(({ name }) => name).join(', ') || 'Nobody yet',
    priority: 'low',
  }),
  { ...sentAt, priority: 'low' },
];

/** The same for customers: what was sent to their own company. */
export const customerMonthlyColumns: readonly ListColumn<MonthlyReportView>[] = [
  { ...month, onCard: 'title' },
  { key: 'summary', title: 'In short', text: ({ texts }) => texts.summary, priority: 'low' },
  sentAt,
];

export const monthlyReportToasts = {
  saved: { short: 'Report saved', failure: 'Failed to save the report.' },
  sent: { short: 'Report sent', failure: 'Failed to send the report.' },
  skipped: { short: 'Report put aside', failure: 'Failed to put the report aside.' },
  reopened: { short: 'Report is a draft again', failure: 'Failed to take the report up again.' },
} as const;
