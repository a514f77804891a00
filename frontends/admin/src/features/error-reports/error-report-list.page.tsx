import { listErrorGroups } from '@portal/contracts';
import { diagnosticsAreOn, errorGroupQueries } from '@portal/data-access';
import { useChannel } from '@portal/realtime';
import { ListAndDetail, ListPage } from '@portal/ui-antd';
import { Link, useParams } from 'react-router';
import { ErrorGroupDetail } from './error-group-detail.js';
import { groupStatusLabels, severityLabels } from './error-group-labels.js';
import { errorGroupColumns } from './error-group.columns.js';
import { choiceFilter } from '../../views/filters.js';
import { useList } from '../../records/use-list.js';

const filters = [
  choiceFilter('status', 'Status', groupStatusLabels),
  choiceFilter('severity', 'Severity', severityLabels),
];

/** Errors that browsers reported, the same ones together (decisions, section 9). */
export function ErrorReportListPage() {
  const { id } = useParams();
  useChannel('error_reports');
  const list = useList(listErrorGroups, errorGroupQueries.list);
  return (
    <ListAndDetail
      detailLabel="Open error"
      list={
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
          openId={id}
        />
      }
      detail={id ? <ErrorGroupDetail key={id} id={id} /> : null}
    />
  );
}
