import type { ConsultationStatus as Status } from '@portal/contracts';
import { StatusTag } from '@portal/ui-antd';
import { statusTones, statusWords } from './consultation-words.js';

/** The state of a request as a word with a dot. */
export const ConsultationStatus = ({ status }: { status: Status }) => (
  <StatusTag tone={statusTones[status]}>{statusWords[status]}</StatusTag>
);
