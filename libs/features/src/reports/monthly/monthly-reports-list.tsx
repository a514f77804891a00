import { listMonthlyReports, type MonthlyReportView } from '@portal/contracts';
import { monthlyReportQueries, useSession, useFetchPage } from '@portal/data-access';
import { useChannel } from '@portal/realtime';
import { monthText } from '@portal/ui';
import { ListPage, useListQuery, type ListFilter } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { optionsOf } from '../../consultations/consultation-labels.js';
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
  const [query, setQuery] = useListQuery(listMonthlyReports);
  const result = useQuery(monthlyReportQueries.list(query));
  const fetchPage = useFetchPage(monthlyReportQueries.list);
  return (
    <ListPage
      title={title}
      noun={['report', 'reports']}
      density={density}
      result={result}
      fetchPage={fetchPage}
      columns={isAdmin ? adminMonthlyColumns : customerMonthlyColumns}
      query={query}
      onQueryChange={setQuery}
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
