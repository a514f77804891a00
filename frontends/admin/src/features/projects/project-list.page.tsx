import { listProjects, messages, type ProjectView } from '@portal/contracts';
import { projectQueries, useFetchPage } from '@portal/data-access';
import { useLiveRows, useNewRecord } from '@portal/features';
import { ListPage, useListQuery } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { deletedColumns } from '../../deleted/deleted-list.js';
import { keptList } from '../../views/kept-list.js';
import { CreateButton } from '../../views/create-button.js';
import { useEditedRow } from '../../forms/use-edited-row.js';
import { DeletedProjectNote, RestoreProject } from './deleted-project.js';
import { EditFromList } from './edit-from-list.js';
import { useProjectAddress } from './project-address.js';
import { projectColumns } from './project.columns.js';
import { NewProject } from './project.form.js';
import { useProjectBulkActions } from './use-project-bulk-actions.js';
import { useProjectFilters } from './use-project-filters.js';

/** What was deleted opens nowhere; it comes back first. */
const goneColumns = deletedColumns(projectColumns, ['name', 'number', 'customer_name', 'status', 'progress'], (row) => (
  <RestoreProject id={row.id} rowOf={row.name} />
));

/** All projects, filtered and sorted by the address; each opens on a page of its own. */
export function ProjectListPage() {
  const [query, setQuery] = useListQuery(listProjects);
  const result = useQuery(projectQueries.list(query));
  const fetchPage = useFetchPage(projectQueries.list);
  const changes = useLiveRows('projects', 'projects');
  const filters = useProjectFilters(query);
  const bulkActions = useProjectBulkActions();
  const { search } = useLocation();
  const { edited, edit } = useEditedRow<ProjectView>();
  const { base } = useProjectAddress();
  const { isMaking, isAddressed, named: customerId, start, stop } = useNewRecord();
  const [made, setMade] = useState<ProjectView>();
  const newButton = <CreateButton permission="project.create" label="New project" onClick={start} />;
  return (
    <>
      <DeletedProjectNote base={base} />
      <ListPage
        title="Projects"
        noun={['project', 'projects']}
        result={result}
        fetchPage={fetchPage}
        columns={query.deleted ? goneColumns : projectColumns}
        query={query}
        onQueryChange={setQuery}
        filters={filters}
        searchLabel="Search number, name or description"
        failure={messages.shortFailure.projectsFetch}
        empty={{ title: 'No projects yet', text: 'Make the first one for a customer.', action: newButton }}
        actions={newButton}
        bulkActions={query.deleted ? [] : bulkActions}
        nameOf={(row) => `${row.number} ${row.name}`}
        {...(query.deleted
          ? {}
          : {
              hrefOf: (row: ProjectView) => `${base}/${row.id}?${keptList(search)}`,
              onEdit: edit,
            })}
        changes={changes}
      />
      {edited ? <EditFromList key={edited.turn} project={edited.row} /> : null}
      {made ? (
        <Navigate to={`${base}/${made.id}`} replace={isAddressed} />
      ) : isMaking ? (
        <NewProject customerId={customerId} onClose={(project) => (project ? setMade(project) : stop())} />
      ) : null}
    </>
  );
}
