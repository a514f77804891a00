import type { ConsultationView } from '@portal/contracts';
import { consultationColumn, statusLabels, typeLabels, urgencyLabels } from '@portal/features';
import type { ListColumn } from '@portal/ui-antd';
import { InlineAssignee } from './inline-assignee.js';
import { SameAddress } from '../detail/same-address.js';
import { columnsOf, groupBy } from '../../../views/columns.js';
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
  line('name', 'From', { width: '190px', cell: (row) => <From request={row} />, text: fromOf, group: byCompany }),
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

/** The requester, with a link to the other requests of the same address. */
const From = ({ request }: { request: ConsultationView }) => (
  <span className="from-cell">
    <span className="from-cell__name" title={fromOf(request)}>
      {fromOf(request)}
    </span>
    <SameAddress request={request} />
  </span>
);
