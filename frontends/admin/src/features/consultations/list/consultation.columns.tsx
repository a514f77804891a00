import type { ConsultationView } from '@portal/contracts';
import { consultationColumn, statusLabels, typeLabels, urgencyLabels } from '@portal/features';
import type { ListColumn, ListGrouping } from '@portal/ui-antd';
import { InlineAssignee } from './inline-assignee.js';
import { SameAddress } from '../detail/same-address.js';
import '../consultations.css';

const { title, reference, type, status, promise, created } = consultationColumn;

type Groupings = readonly ListGrouping<ConsultationView>[];

const byCompany: Groupings = [
  {
    key: 'company',
    title: 'Company',
    idOf: (row) => row.company?.toLowerCase() ?? '', // as the requester typed it
    labelOf: (row) => row.company || 'No company',
  },
];
const byType: Groupings = [
  {
    key: 'consultation_type',
    title: 'Type',
    idOf: (row) => row.consultation_type,
    labelOf: (row) => typeLabels[row.consultation_type],
  },
];
const byStatus: Groupings = [
  { key: 'status', title: 'Status', idOf: (row) => row.status, labelOf: (row) => statusLabels[row.status] },
];

/** The columns of the console's consultations. */
export const consultationColumns: readonly ListColumn<ConsultationView>[] = [
  title,
  { ...reference, width: '132px', onCard: 'hidden', priority: 'low' },
  { key: 'name', title: 'From', width: '190px', cell: (row) => <From request={row} />, text: fromOf, group: byCompany },
  { ...type, width: '112px', priority: 'low', group: byType },
  {
    key: 'urgency',
    title: 'Urgency',
    sortable: true,
    width: '96px',
    text: (row) => urgencyLabels[row.urgency],
    group: [
      { key: 'urgency', title: 'Urgency', idOf: (row) => row.urgency, labelOf: (row) => urgencyLabels[row.urgency] },
    ],
    priority: 'low',
  },
  { ...status, width: '128px', group: byStatus },
  { ...promise, sortable: true, priority: 'high' },
  {
    key: 'assigned_name',
    title: 'Assigned',
    width: '132px',
    cell: (row) => <InlineAssignee request={row} />,
    text: (row) => row.assigned_name ?? '',
    group: [
      {
        key: 'assigned_name',
        title: 'Assigned',
        idOf: (row) => row.assigned_to ?? '',
        labelOf: (row) => row.assigned_name ?? 'Nobody yet',
      },
    ],
    onCard: 'hidden',
    priority: 'low',
  },
  { ...created, width: '136px', priority: 'low' },
  { key: 'email', title: 'E-mail', width: '230px', priority: 'extra', onCard: 'hidden', text: (row) => row.email },
  {
    key: 'phone',
    title: 'Phone',
    width: '136px',
    priority: 'extra',
    onCard: 'hidden',
    cell: (row) => row.phone || '–',
    text: (row) => row.phone ?? '',
  },
];

function fromOf(row: ConsultationView): string {
  return row.company ? `${row.name}, ${row.company}` : row.name;
}

/** The requester, with a link to the other requests of the same address. */
const From = ({ request }: { request: ConsultationView }) => (
  <span className="start column">
    <span className="from-cell__name" title={fromOf(request)}>
      {fromOf(request)}
    </span>
    <SameAddress request={request} />
  </span>
);
