import { listMonthlyReports, type MonthlyReportView } from '@portal/contracts';
import { monthlyReportQueries, useSession } from '@portal/data-access';
import { useChannel } from '@portal/realtime';
import { monthText } from '@portal/ui';
import { ListPage, type ListFilter } from '@portal/ui-antd';
import type { ReactNode } from 'react';
import { optionsOf } from '../../consultations/consultation-labels.js';
import { useRecordList } from '../../use-record-list.js';
import { monthlyReportStatusLabels, adminMonthlyColumns, customerMonthlyColumns } from './monthly-report.columns.js';

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
      {...useRecordList(listMonthlyReports, monthlyReportQueries.list)}
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
