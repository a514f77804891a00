import { ListProjects, messages, type ProjectView } from '@portal/contracts';
import { projectQueries } from '@portal/data-access';
import { columnsOf, priorityLabels, projectStatusLabels, useLiveRows } from '@portal/features';
import { EmptyState, Skeleton } from '@portal/ui';
import { ListFailed, ListRows, Page, useListQuery, type ListColumn } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Link } from 'react-router';
import { addresses } from '../../../addresses.js';
import { keptList } from '../../../views/filters.js';
import '../projects.css';

const { choice, day, line } = columnsOf<ProjectView>();

const columns: readonly ListColumn<ProjectView>[] = [
  line('name', 'Name', { onCard: 'title' }),
  line('number', 'Number', { width: '92px' }),
  { key: 'customer', title: 'Customer', width: '180px', text: (row) => row.customer_name ?? '–' },
  choice('status', 'Status', projectStatusLabels, { width: '112px', onCard: 'corner' }),
  choice('priority', 'Priority', priorityLabels, { width: '96px', priority: 'low' }),
  line('progress', 'Progress', { width: '96px', align: 'end', text: (row) => `${row.progress}%` }),
  day('start_date', 'Start', { width: '150px', priority: 'low' }),
  day('target_date', 'Target date', { width: '150px' }),
];

/** Projects as they were listed before the enhanced screen: a plain table, newest first. */
export function LegacyProjectListPage() {
  const [query, setQuery] = useListQuery(ListProjects);
  const { data, error, refetch } = useQuery(projectQueries.list(query));
  useLiveRows('projects', 'projects');
  return (
    <Page title="Legacy projects" mood="dense" heading={<h1 className="title">Legacy projects</h1>}>
      <p>
        A plain table of all projects. <Link to={addresses.projects}>Project Management</Link> has filters, board and
        more.
      </p>
      {!data && error ? (
        <ListFailed
          noun="projects"
          error={error}
          failure={messages.shortFailure.projectsFetch}
          onRetry={() => void refetch()}
        />
      ) : !data ? (
        <Skeleton rows={8} height={32} />
      ) : data.data.length === 0 ? (
        <EmptyState title="No projects yet" text="Projects are made in Project Management." />
      ) : (
        <>
          <p>{data.pagination.total === 1 ? '1 project' : `${data.pagination.total} projects`}</p>
          <ListRows
            title="All projects"
            rows={data.data}
            columns={columns}
            nameOf={(row) => row.name}
            hrefOf={(row) => `/admin/projects-legacy/${row.id}?${keptList(pageSearch(query.page))}`}
          />
          {data.pagination.total > data.pagination.limit ? (
            <nav aria-label="Pages" className="flex gap-8">
              <Button disabled={query.page === 1} onClick={() => setQuery({ page: query.page - 1 })}>
                Previous
              </Button>
              <Button disabled={!data.pagination.has_more} onClick={() => setQuery({ page: query.page + 1 })}>
                Next
              </Button>
            </nav>
          ) : null}
        </>
      )}
    </Page>
  );
}

const pageSearch = (page: number): string => (page > 1 ? `?page=${page}` : '');
