import { listProjects, type ProjectView } from '@portal/contracts';
import { Can, projectQueries } from '@portal/data-access';
import { useLiveRows } from '@portal/features';
import { ListPage, useListQuery } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import { deletedColumns } from '../../deleted/deleted-list.js';
import { keptList } from '../../views/kept-list.js';
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
  const changes = useLiveRows('projects', 'projects');
  const filters = useProjectFilters(query);
  const bulkActions = useProjectBulkActions();
  const { search } = useLocation();
  const [editing, setEditing] = useState<{ row: ProjectView; turn: number }>();
  const { base } = useProjectAddress();
  const { isMaking, customerId, start, stop } = useNewProject();
  const [made, setMade] = useState<ProjectView>();
  const newButton = (
    <Can permission="project.create">
      <Button type="primary" icon={<Plus size={16} strokeWidth={2} />} onClick={start}>
        New project
      </Button>
    </Can>
  );
  return (
    <>
      <DeletedProjectNote base={base} />
      <ListPage
        title="Projects"
        noun={['project', 'projects']}
        result={result}
        columns={query.deleted ? goneColumns : projectColumns}
        query={query}
        onQueryChange={setQuery}
        filters={filters}
        searchLabel="Search number, name or description"
        empty={{ title: 'No projects yet', text: 'Make the first one for a customer.', action: newButton }}
        actions={newButton}
        bulkActions={query.deleted ? [] : bulkActions}
        nameOf={(row) => `${row.number} ${row.name}`}
        {...(query.deleted
          ? {}
          : {
              hrefOf: (row: ProjectView) => `${base}/${row.id}?${keptList(search)}`,
              onEdit: (row: ProjectView) => setEditing((before) => ({ row, turn: (before?.turn ?? 0) + 1 })),
            })}
        changes={changes}
      />
      {editing ? <EditFromList key={editing.turn} project={editing.row} /> : null}
      {made ? (
        <Navigate to={`${base}/${made.id}`} />
      ) : isMaking ? (
        <NewProject customerId={customerId} onClose={(project) => (project ? setMade(project) : stop())} />
      ) : null}
    </>
  );
}

/** The form of a new project; `?new=<customer>` in the address opens it for that customer. */
function useNewProject() {
  const [params, setParams] = useSearchParams();
  const [isOpen, setIsOpen] = useState(false);
  const customerId = params.get('new') || undefined;
  const stop = (): void => {
    setIsOpen(false);
    if (customerId)
      setParams(
        (before) => {
          before.delete('new');
          return before;
        },
        { replace: true },
      );
  };
  return { isMaking: isOpen || customerId !== undefined, customerId, start: () => setIsOpen(true), stop };
}
