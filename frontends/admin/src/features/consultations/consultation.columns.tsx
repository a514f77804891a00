import type { ConsultationView } from '@portal/contracts';
import { consultationColumn, urgencyLabels } from '@portal/features';
import type { ListColumn } from '@portal/ui-antd';
import { InlineAssignee } from './inline-assignee.js';
import { SameAddress } from './same-address.js';
import './consultations.css';

const { title, reference, type, status, promise, created } = consultationColumn;

/** The columns of the console's consultations. */
export const consultationColumns: readonly ListColumn<ConsultationView>[] = [
  title,
  { ...reference, width: '132px', onCard: 'hidden', priority: 'low' },
  { key: 'name', title: 'From', width: '190px', cell: (row) => <From request={row} />, text: fromOf },
  { ...type, width: '112px', priority: 'low' },
  {
    key: 'urgency',
    title: 'Urgency',
    sortable: true,
    width: '96px',
    text: (row) => urgencyLabels[row.urgency],
    priority: 'low',
  },
  { ...status, width: '128px' },
  { ...promise, sortable: true },
  {
    key: 'assigned_name',
    title: 'Assigned',
    width: '132px',
    cell: (row) => <InlineAssignee request={row} />,
    text: (row) => row.assigned_name ?? '',
    onCard: 'hidden',
    priority: 'low',
  },
  { ...created, width: '136px', priority: 'low' },
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
