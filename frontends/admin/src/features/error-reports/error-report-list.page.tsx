import { ListErrorGroups, type ErrorGroupView } from '@portal/contracts';
import { diagnosticsAreOn, errorGroupQueries } from '@portal/data-access';
import { columnsOf, useRecordList } from '@portal/features';
import { useChannel } from '@portal/realtime';
import { ListPage, type ListColumn } from '@portal/ui-antd';
import { Link } from 'react-router';
import { choiceFilter } from '../../views/filters.js';
import { groupStatusLabels, groupStatusTones, severityLabels, severityTones } from './error-group-labels.js';

const { line, tag, time } = columnsOf<ErrorGroupView>();

/** The columns of the reported errors. */
const errorGroupColumns: readonly ListColumn<ErrorGroupView>[] = [
  line('message', 'Error', { onCard: 'title' }),
  tag('severity', 'Severity', severityLabels, severityTones, { sortable: true, width: '120px', onCard: 'line' }),
  tag('status', 'Status', groupStatusLabels, groupStatusTones, { width: '130px' }),
  line('count', 'Times', { sortable: true, width: '90px', align: 'end', cell: (row) => row.count.toLocaleString() }),
  line('route', 'Page', { width: '200px', priority: 'low' }),
  time('last_seen', 'Last seen', { sortable: true, width: '130px' }),
];

const filters = [
  choiceFilter('status', 'Status', groupStatusLabels),
  choiceFilter('severity', 'Severity', severityLabels),
];

/** Errors that browsers reported, the same ones together (decisions, section 9). */
export function ErrorReportListPage() {
  useChannel('error_reports');
  const list = useRecordList(ListErrorGroups, errorGroupQueries.list);
  return (
    <ListPage
      {...list}
      title="Error Reports"
      noun={['error', 'errors']}
      columns={errorGroupColumns}
      filters={filters}
      searchLabel="Search message or page"
      empty={{
        title: 'No errors reported',
        text: 'When somebody’s browser reports an error, it appears here, together with the same ones of others.',
      }}
      actions={diagnosticsAreOn() ? <Link to="/admin/error-testing">Error testing</Link> : null}
      nameOf={(row) => row.message}
      hrefOf={(row) => `/admin/error-reports/${row.id}`}
    />
  );
}
