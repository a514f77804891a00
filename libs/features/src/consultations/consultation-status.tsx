import type { ConsultationStatus as Status, ConsultationView } from '@portal/contracts';
import { StatusTag } from '@portal/ui-antd';
import { displayStatusOf, statusTones, statusLabels } from './consultation-labels.js';

/** A state of requests as a word with a dot. */
export const ConsultationStatus = ({ status }: { status: Status }) => (
  <StatusTag tone={statusTones[status]}>{statusLabels[status]}</StatusTag>
);

/** How one request stands: its state, unless the time of its meeting isn't agreed yet. */
export function ConsultationStanding({ request }: { request: ConsultationView }) {
  const { words, tone } = displayStatusOf(request);
  return <StatusTag tone={tone}>{words}</StatusTag>;
}
