import { ListProjects, messages, projectTransitions, type ProjectView } from '@portal/contracts';
import { projectQueries } from '@portal/data-access';
import {
  healthLabels,
  priorityLabels,
  projectStatusLabels,
  useCreation,
  useLiveRows,
  useRecordList,
} from '@portal/features';
import type { BulkAction, ListFilter } from '@portal/ui-antd';
import { useLocation } from 'react-router';
import { RecordEditor } from '../../forms/row-editor.js';
import { usePersonOptions } from '../../people/people.js';
import { RecordList } from '../../records/record-list.js';
import { useBulkMove, useBulkRemove } from '../../records/use-bulk.js';
import { choiceFilter, deletedFilter, keptList, useCompanyFilter } from '../../views/filters.js';
import { DeletedProjectNote, useProjectAddress } from './deleted-project.js';
import { projectColumns } from './project.columns.js';
import { EditProject, NewProject } from './project.form.js';
import { projectBack, projectRecord } from './project.record.js';

const deleted = { of: projectRecord, columns: ['name', 'number', 'customer_name', 'status', 'progress'] };

/** All projects, filtered and sorted by the address; each opens on a page of its own. */
export function ProjectListPage() {
  const list = useRecordList(ListProjects, projectQueries.list);
  const changes = useLiveRows('projects', 'projects');
  const filters = useProjectFilters(list.query);
  const bulkActions = useProjectBulkActions();
  const { search } = useLocation();
  const { base } = useProjectAddress();
  const creation = useCreation<ProjectView>({
    permission: 'project.create',
    label: 'New project',
    form: (close, customerId) => <NewProject customerId={customerId} onClose={close} />,
    addressOf: ({ id }) => `${base}/${id}`,
  });
  return (
    <>
      <DeletedProjectNote base={base} />
      <RecordList
        {...list}
        title="Projects"
        noun={projectRecord.noun}
        columns={projectColumns}
        deleted={deleted}
        filters={filters}
        searchLabel="Search number, name or description"
        failure={messages.shortFailure.projectsFetch}
        empty={{ title: 'No projects yet', text: 'Make the first one for a customer.', action: creation.button }}
        creation={creation}
        bulkActions={bulkActions}
        nameOf={(row) => `${row.number} ${row.name}`}
        hrefOf={(row) => `${base}/${row.id}?${keptList(search)}`}
        editor={(row) => <RecordEditor of={projectRecord} record={row} Form={EditProject} />}
        changes={changes}
      />
    </>
  );
}

/** What can be done to several projects at once. */
function useProjectBulkActions(): readonly BulkAction<ProjectView>[] {
  const move = useBulkMove(projectRecord, {
    transitions: projectTransitions,
    changesTo: (_row, status) => ({ status }),
    back: projectBack,
  });
  const remove = useBulkRemove<ProjectView>(projectRecord);
  return [
    move('Activate', 'active'),
    move('Put on hold', 'on_hold'),
    remove({
      text: (rows) =>
        `${rows.map((row) => `${row.number} ${row.name}`).join(', ')}: gone from every list at once, with milestones, tasks, comments and files. An admin can bring them back for 30 days.`,
    }),
  ];
}

/** What the list of projects can be narrowed to; people by name. */
function useProjectFilters({ customer_id, company_id, manager_id }: ListProjects): readonly ListFilter[] {
  const company = useCompanyFilter(company_id);
  const customers = usePersonOptions('customer', customer_id);
  const managers = usePersonOptions('manager', manager_id);
  return [
    choiceFilter('status', 'Status', projectStatusLabels),
    choiceFilter('health', 'Health', healthLabels),
    choiceFilter('priority', 'Priority', priorityLabels),
    { key: 'customer_id', label: 'Customer', ...customers },
    company,
    { key: 'manager_id', label: 'Manager', ...managers },
    deletedFilter,
  ];
}
