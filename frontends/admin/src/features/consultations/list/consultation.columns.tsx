import type { ConsultationView } from '@portal/contracts';
import {
  columnsOf,
  consultationColumn,
  statusLabels,
  typeLabels,
  urgencyLabels,
  useSaveConsultation,
} from '@portal/features';
import { EditCell, PickEditor, type ListColumn, type ListPageProps, type ListQuery } from '@portal/ui-antd';
import { personLabel, usePeople } from '../../../people/people.js';
import { groupBy } from '../../../views/columns.js';
import { requestRecord } from '../consultation.record.js';
import { SameAddress } from '../detail/same-address.js';
import { ConsultationViews } from './consultation-views.js';
import '../consultations.css';

const { title, reference, type, status, promise, created } = consultationColumn;

const { line, optional } = columnsOf<ConsultationView>();

/** By the company as the requester typed it. */
const byCompany = groupBy<ConsultationView>(
  'company',
  'Company',
  (row) => row.company || 'No company',
  (row) => row.company?.toLowerCase() ?? '',
);

const urgencyOf = (row: ConsultationView): string => urgencyLabels[row.urgency];

/** The columns of the console's consultations. */
export const consultationColumns: readonly ListColumn<ConsultationView>[] = [
  title,
  { ...reference, width: '132px', onCard: 'hidden', priority: 'low' },
  line('name', 'From', {
    width: '190px',
    cell: (row) => <From request={row} />,
    text: fromOf,
    fields: ['name', 'company'],
    group: byCompany,
  }),
  {
    ...type,
    width: '112px',
    priority: 'low',
    group: groupBy('consultation_type', 'Type', (row) => typeLabels[row.consultation_type]),
  },
  line('urgency', 'Urgency', {
    sortable: true,
    width: '96px',
    text: urgencyOf,
    group: groupBy('urgency', 'Urgency', urgencyOf),
    priority: 'low',
  }),
  { ...status, width: '128px', group: groupBy('status', 'Status', (row) => statusLabels[row.status]) },
  { ...promise, sortable: true, priority: 'high' },
  line('assigned_name', 'Assigned', {
    width: '132px',
    cell: (row) => <InlineAssignee request={row} />,
    group: groupBy(
      'assigned_name',
      'Assigned',
      (row) => row.assigned_name ?? 'Nobody yet',
      (row) => row.assigned_to ?? '',
    ),
    onCard: 'hidden',
    priority: 'low',
  }),
  { ...created, width: '136px', priority: 'low' },
  line('email', 'E-mail', { width: '230px', priority: 'extra', onCard: 'hidden' }),
  optional('phone', 'Phone', { width: '136px', priority: 'extra', onCard: 'hidden' }),
];

function fromOf(row: ConsultationView): string {
  return row.company ? `${row.name}, ${row.company}` : row.name;
}

/** The requester and the company, each on a line, with a link to the other requests of the same address. */
const From = ({ request }: { request: ConsultationView }) => (
  <span className="start column">
    <span className="fits ellipsis" title={fromOf(request)}>
      {request.name}
    </span>
    <span className="fits row gap-8 muted small">
      {request.company ? <span className="shrinks ellipsis">{request.company}</span> : null}
      <SameAddress request={request} isShort />
    </span>
  </span>
);

/** Who takes care of a request, changed right in the list: typing looks for the person. */
function InlineAssignee({ request }: { request: ConsultationView }) {
  const { apply, conflictDialog } = useSaveConsultation(request);
  const { people } = usePeople('manager');
  const { assigned_to: assignee = null, assigned_name: name } = request;
  const admins = people.map((person) => ({ value: person.id, label: personLabel(person) }));
  const isKnown = assignee === null || admins.some(({ value }) => value === assignee);
  return (
    <>
      <EditCell
        label={`who ${request.reference} is assigned to`}
        mayEdit
        editor={(done) => (
          <PickEditor
            label={`Who ${request.reference} is assigned to`}
            value={assignee}
            options={isKnown ? admins : [{ value: assignee, label: name ?? 'Somebody' }, ...admins]}
            none="Nobody"
            searchable
            onPick={(assigned_to) => apply({ assigned_to, version: request.version })}
            onDone={done}
          />
        )}
      >
        {assignee ? (name ?? 'Somebody') : <span className="muted">Nobody</span>}
      </EditCell>
      {conflictDialog}
    </>
  );
}

/** What the list and the board of requests have in common. */
export const requestList = {
  title: 'Consultations',
  noun: requestRecord.noun,
  columns: consultationColumns,
  searchLabel: 'Search number, title, name or e-mail',
  actions: <ConsultationViews />,
  empty: {
    title: 'No requests yet',
    text: 'Requests from the website and the portal appear here by themselves.',
  },
  nameOf: (row) => `${row.reference} ${row.title}`,
} satisfies Partial<ListPageProps<ConsultationView, ListQuery>>;
