import { listProjects } from '@portal/contracts';
import { projectQueries } from '@portal/data-access';
import { dateWords, priorityWords, projectStatusWords, useLiveRows, useToday } from '@portal/features';
import { EmptyState, ErrorState, Skeleton } from '@portal/ui';
import { Page, useListQuery } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Link } from 'react-router';
import { PlainTable } from './plain-table.js';
import { keptList } from '../../views/kept-list.js';
import './projects.css';

const titles = ['Number', 'Name', 'Customer', 'Status', 'Priority', 'Progress', 'Start', 'Target date'];

/** Projects as they were listed before the enhanced screen: a plain table, newest first. */
export function LegacyProjectListPage() {
  const [query, setQuery] = useListQuery(listProjects);
  const { data, error, refetch } = useQuery(projectQueries.list(query));
  const today = useToday();
  useLiveRows('projects', 'projects');
  return (
    <Page title="Legacy projects" mood="dense" heading={<h1 className="plain-title">Legacy projects</h1>}>
      <p>
        A plain table of all projects. <Link to="/admin/projects">Project Management</Link> has filters, board and more.
      </p>
      {!data && error ? (
        <ErrorState title="The projects could not be loaded" text={error.message} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton rows={8} height={32} />
      ) : data.data.length === 0 ? (
        <EmptyState title="No projects yet" text="Projects are made in Project Management." />
      ) : (
        <>
          <p>{data.pagination.total === 1 ? '1 project' : `${data.pagination.total} projects`}</p>
          <PlainTable label="All projects" titles={titles}>
            {data.data.map((row) => (
              <tr key={row.id}>
                <td>{row.number}</td>
                <th scope="row">
                  <Link to={`/admin/projects-legacy/${row.id}?${keptList(pageSearch(query.page))}`}>{row.name}</Link>
                </th>
                <td>{row.customer_name ?? '–'}</td>
                <td>{projectStatusWords[row.status]}</td>
                <td>{priorityWords[row.priority]}</td>
                <td>{row.progress}%</td>
                <td>{row.start_date ? dateWords(row.start_date, today) : '–'}</td>
                <td>{row.target_date ? dateWords(row.target_date, today) : '–'}</td>
              </tr>
            ))}
          </PlainTable>
          {data.pagination.total > data.pagination.limit ? (
            <nav aria-label="Pages" className="plain-pages">
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
