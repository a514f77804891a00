import type { ConsultationView } from '@portal/contracts';
import { RelativeTime, type ListColumn, type ListFilter } from '@portal/ui-antd';
import {
  optionsOf,
  shortTypeLabels,
  displayStatusOf,
  statusLabels,
  typeLabels,
  ConsultationStanding,
} from './consultation-labels.js';
import { PromiseClock } from './promise-clock.js';
import { promiseText } from './promise.js';

type Column = ListColumn<ConsultationView>;

/** The columns that portal and console both have; each list sets widths and places of its own. */
export const consultationColumn = {
  title: { key: 'title', title: 'Request', sortable: true, text: (row) => row.title, onCard: 'title' },
  reference: { key: 'reference', title: 'Number', sortable: true, width: '136px', text: (row) => row.reference },
  type: {
    key: 'consultation_type',
    title: 'Type',
    width: '120px',
    cell: (row) => shortTypeLabels[row.consultation_type],
    text: (row) => typeLabels[row.consultation_type],
  },
  status: {
    key: 'status',
    title: 'Status',
    sortable: true,
    width: '140px',
    cell: (row) => <ConsultationStanding request={row} />,
    text: (row) => displayStatusOf(row).words,
    onCard: 'corner',
  },
  promise: {
    key: 'promised_by',
    title: 'Promise',
    width: '150px',
    cell: (row) => <PromiseClock request={row} />,
    text: (row) => promiseText(row, Date.now()),
  },
  created: {
    key: 'created_at',
    title: 'Received',
    sortable: true,
    width: '130px',
    cell: (row) => <RelativeTime at={row.created_at} />,
    text: (row) => row.created_at,
  },
} as const satisfies Record<string, Column>;

/** The filters that portal and console both have. */
export const consultationFilters: readonly ListFilter[] = [
  { key: 'status', label: 'Status', options: optionsOf(statusLabels), multiple: true },
  { key: 'consultation_type', label: 'Type', options: optionsOf(typeLabels), multiple: true },
];
