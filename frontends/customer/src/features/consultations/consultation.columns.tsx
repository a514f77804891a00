import type { ConsultationView } from '@portal/contracts';
import {
  ConsultationStatus,
  PromiseClock,
  promiseText,
  shortTypeWords,
  statusWords,
  typeWords,
} from '@portal/features';
import { RelativeTime, type ListColumn } from '@portal/ui-antd';

/** The columns of My Consultations. */
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
    width: '136px',
    cell: (row) => row.reference,
    text: (row) => row.reference,
  },
  {
    key: 'consultation_type',
    title: 'Type',
    width: '120px',
    cell: (row) => shortTypeWords[row.consultation_type],
    text: (row) => typeWords[row.consultation_type],
    onCard: 'hidden',
  },
  {
    key: 'status',
    title: 'Status',
    sortable: true,
    width: '140px',
    cell: (row) => <ConsultationStatus status={row.status} />,
    text: (row) => statusWords[row.status],
    onCard: 'corner',
  },
  {
    key: 'promised_by',
    title: 'Our answer',
    width: '190px',
    cell: (row) => <PromiseClock request={row} spoken />,
    text: (row) => promiseText(row, Date.now()),
  },
  {
    key: 'created_at',
    title: 'Sent',
    sortable: true,
    width: '130px',
    cell: (row) => <RelativeTime at={row.created_at} />,
    text: (row) => row.created_at,
  },
];
