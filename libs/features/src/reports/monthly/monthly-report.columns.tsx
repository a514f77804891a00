import type { MonthlyReportView } from '@portal/contracts';
import { monthText } from '@portal/ui';
import { RelativeTime, StatusTag, type ListColumn } from '@portal/ui-antd';
import { monthlyReportStatusLabels, monthlyReportStatusTones } from './monthly-report-labels.js';

const month: ListColumn<MonthlyReportView> = {
  key: 'month',
  title: 'Month',
  sortable: true,
  text: ({ month: of }) => monthText(of),
};

const sentAt: ListColumn<MonthlyReportView> = {
  key: 'sent_at',
  title: 'Sent',
  sortable: true,
  width: '150px',
  cell: ({ sent_at: at }) => (at === null ? '–' : <RelativeTime at={at} />),
  text: ({ sent_at: at }) => at ?? '',
};

/** The columns for admins, who have reports of all companies. */
export const adminMonthlyColumns: readonly ListColumn<MonthlyReportView>[] = [
  { key: 'company', title: 'Company', text: ({ company_name: name }) => name, onCard: 'title' },
  { ...month, width: '160px', onCard: 'line' },
  {
    key: 'status',
    title: 'Status',
    width: '130px',
    cell: ({ status }) => (
      <StatusTag tone={monthlyReportStatusTones[status]}>{monthlyReportStatusLabels[status]}</StatusTag>
    ),
    text: ({ status }) => monthlyReportStatusLabels[status],
    priority: 'high',
    onCard: 'corner',
  },
  {
    key: 'recipients',
    title: 'Goes to',
    text: ({ recipients }) => recipients.map(({ name }) => name).join(', ') || 'Nobody yet',
    priority: 'low',
  },
  { ...sentAt, priority: 'low' },
];

/** The same for customers: what was sent to their own company. */
export const customerMonthlyColumns: readonly ListColumn<MonthlyReportView>[] = [
  { ...month, onCard: 'title' },
  {
    key: 'summary',
    title: 'In short',
    text: ({ texts }) => texts.summary,
    priority: 'low',
  },
  sentAt,
];
