import {
  labelsOf,
  monthlyReportStatuses,
  type MonthlyReportStatus,
  type MonthlyReportView,
  ListMonthlyReports,
} from '@portal/contracts';
import { monthlyReportQueries, useSession } from '@portal/data-access';
import { useChannel } from '@portal/realtime';
import { monthText } from '@portal/ui';
import { type ListColumn, type Tone, ListPage, type ListFilter } from '@portal/ui-antd';
import type { ReactNode } from 'react';
import { optionsOf } from '../../consultations/consultation-labels.js';
import { columnsOf } from '../../fields/columns-of.js';
import { useRecordList } from '../../use-record-list.js';

export const monthlyReportStatusLabels = labelsOf(monthlyReportStatuses, { skipped: 'Not sent' });

export const monthlyReportStatusTones: Record<MonthlyReportStatus, Tone> = {
  draft: 'warning',
  sent: 'success',
  skipped: 'neutral',
};

const { line, tag, time } = columnsOf<MonthlyReportView>();

const month = line('month', 'Month', { sortable: true, text: ({ month: of }) => monthText(of) });

const sentAt = time('sent_at', 'Sent', { sortable: true, width: '150px' });

/** The columns for admins, who have reports of all companies. */
const adminMonthlyColumns: readonly ListColumn<MonthlyReportView>[] = [
  {
    key: 'company',
    title: 'Company',
    text: ({ company_name: name }) => name,
    fields: ['company_name'],
    onCard: 'title',
  },
  { ...month, width: '160px', onCard: 'line' },
  tag('status', 'Status', monthlyReportStatusLabels, monthlyReportStatusTones, { width: '130px', priority: 'high' }),
  line('recipients', 'Goes to', {
    text: ({ recipients }) => recipients.map(({ name }) => name).join(', ') || 'Nobody yet',
    fields: [],
    priority: 'low',
  }),
  { ...sentAt, priority: 'low' },
];

/** The same for customers: what was sent to their own company. */
const customerMonthlyColumns: readonly ListColumn<MonthlyReportView>[] = [
  { ...month, onCard: 'title' },
  { key: 'summary', title: 'In short', text: ({ texts }) => texts.summary, fields: ['texts.summary'], priority: 'low' },
  sentAt,
];

export const monthlyReportToasts = {
  saved: { short: 'Report saved', failure: 'Failed to save the report.' },
  sent: { short: 'Report sent', failure: 'Failed to send the report.' },
  skipped: { short: 'Report put aside', failure: 'Failed to put the report aside.' },
  reopened: { short: 'Report is a draft again', failure: 'Failed to take the report up again.' },
} as const;

const filters: readonly ListFilter[] = [
  { key: 'status', label: 'Status', options: optionsOf(monthlyReportStatusLabels), multiple: true },
];

interface MonthlyReportsListProps {
  title?: string;
  density: 'dense' | 'roomy';
  hrefOf: (report: MonthlyReportView) => string;
  actions?: ReactNode;
}

/** Monthly service reports: admins review the drafts of all companies, primary contacts read what was sent to theirs. */
export function MonthlyReportsList(props: MonthlyReportsListProps) {
  const { title = 'Monthly service reports', density, hrefOf, actions } = props;
  useChannel('reports');
  const { isAdmin } = useSession();
  return (
    <ListPage
      {...useRecordList(ListMonthlyReports, monthlyReportQueries.list)}
      title={title}
      noun={['report', 'reports']}
      density={density}
      columns={isAdmin ? adminMonthlyColumns : customerMonthlyColumns}
      filters={isAdmin ? filters : []}
      hasSearch={isAdmin}
      searchLabel="Search company"
      empty={
        isAdmin
          ? {
              title: 'No report yet',
              text: 'On the first of each month a draft is made for every company with an active deal or project, or a ticket of the month.',
            }
          : {
              title: 'No report yet',
              text: 'Once a month we tell what was done for your company. Reports go to its primary contacts.',
            }
      }
      nameOf={({ company_name: company, month }) => `${company}, ${monthText(month)}`}
      hrefOf={hrefOf}
      actions={actions}
    />
  );
}
