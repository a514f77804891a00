import { listErrorGroups } from '@portal/contracts';
import { diagnosticsAreOn, errorGroupQueries, useFetchPage } from '@portal/data-access';
import { useChannel } from '@portal/realtime';
import { ListAndDetail, ListPage, useListQuery } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { ErrorGroupDetail } from './error-group-detail.js';
import { groupStatusLabels, severityLabels } from './error-group-labels.js';
import { errorGroupColumns } from './error-group.columns.js';
import { choiceFilter } from '../../views/filters.js';

const filters = [
  choiceFilter('status', 'Status', groupStatusLabels),
  choiceFilter('severity', 'Severity', severityLabels),
];

/** Errors that browsers reported, the same ones together (decisions, section 9). */
export function ErrorReportListPage() {
  const { id } = useParams();
  useChannel('error_reports');
  const [query, setQuery] = useListQuery(listErrorGroups);
  const result = useQuery(errorGroupQueries.list(query));
  const fetchPage = useFetchPage(errorGroupQueries.list);
  return (
    <ListAndDetail
      detailLabel="Open error"
      list={
        <ListPage
          title="Error Reports"
          noun={['error', 'errors']}
          result={result}
          fetchPage={fetchPage}
          columns={errorGroupColumns}
          query={query}
          onQueryChange={setQuery}
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
