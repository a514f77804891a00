import type { ConsultationView } from '@portal/contracts';
import { consultationColumn, PromiseClock } from '@portal/features';
import type { ListColumn } from '@portal/ui-antd';

const { title, reference, type, status, promise, created } = consultationColumn;

/** The columns of My Consultations. */
export const consultationColumns: readonly ListColumn<ConsultationView>[] = [
  title,
  reference,
  { ...type, onCard: 'hidden' },
  status,
  { ...promise, title: 'Our answer', width: '190px', cell: (row) => <PromiseClock request={row} spoken /> },
  { ...created, title: 'Sent' },
];
