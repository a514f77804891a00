import type { ConsultationView } from '@portal/contracts';
import {
  ConsultationStatus,
  PromiseClock,
  promiseText,
  shortTypeWords,
  statusWords,
  typeWords,
  urgencyWords,
} from '@portal/features';
import { RelativeTime, type ListColumn } from '@portal/ui-antd';

/** The columns of the console's consultations. */
export const consultationColumns: readonly ListColumn<ConsultationView>[] = [
  {
    key: 'title',
    title: 'Request',
    sortable: true,
    cell: (row) => row.title,
    text: (row) => row.title,
    onCard: 'title',
  },
  {
    key: 'reference',
    title: 'Number',
    sortable: true,
    width: '132px',
    cell: (row) => row.reference,
    text: (row) => row.reference,
    onCard: 'hidden',
    roomy: true,
  },
  {
    key: 'name',
    title: 'From',
    width: '190px',
    cell: (row) => fromOf(row),
    text: (row) => fromOf(row),
    onCard: 'line',
  },
  {
    key: 'consultation_type',
    title: 'Type',
    width: '112px',
    cell: (row) => shortTypeWords[row.consultation_type],
    text: (row) => typeWords[row.consultation_type],
    roomy: true,
  },
  {
    key: 'urgency',
    title: 'Urgency',
    sortable: true,
    width: '96px',
    cell: (row) => urgencyWords[row.urgency],
    text: (row) => urgencyWords[row.urgency],
    roomy: true,
  },
  {
    key: 'status',
    title: 'Status',
    sortable: true,
    width: '128px',
    cell: (row) => <ConsultationStatus status={row.status} />,
    text: (row) => statusWords[row.status],
    onCard: 'corner',
  },
  {
    key: 'promised_by',
    title: 'Promise',
    sortable: true,
    width: '150px',
    cell: (row) => <PromiseClock request={row} />,
    text: (row) => promiseText(row, Date.now()),
  },
  {
    key: 'assigned_name',
    title: 'Assigned',
    width: '120px',
    cell: (row) => row.assigned_name ?? '–',
    text: (row) => row.assigned_name ?? '',
    onCard: 'hidden',
    roomy: true,
  },
  {
    key: 'created_at',
    title: 'Received',
    sortable: true,
    width: '124px',
    cell: (row) => <RelativeTime at={row.created_at} />,
    text: (row) => row.created_at,
    roomy: true,
  },
];

const fromOf = (row: ConsultationView): string => (row.company ? `${row.name}, ${row.company}` : row.name);
