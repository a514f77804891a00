import type { DealDocumentStatus, DealStatus, DealType } from '@portal/contracts';
import { StatusTag } from '@portal/ui-antd';
import {
  dealStatusTones,
  dealStatusLabels,
  dealTypeLabels,
  documentStatusTones,
  documentStatusLabels,
} from './deal-labels.js';
import './deals.css';

/** The state of a deal as a word with a dot. */
export const DealStatusTag = ({ status }: { status: DealStatus }) => (
  <StatusTag tone={dealStatusTones[status]}>{dealStatusLabels[status]}</StatusTag>
);

/** Beside the state of what the user is to answer or to sign. */
export const WaitingTag = () => <StatusTag tone="warning">Waiting for you</StatusTag>;

/** Recurring in blue, one-time in purple (specification, section 4). */
export const DealTypeTag = ({ type }: { type: DealType }) => (
  <span className={`deal-type tiny strong deal-type--${type}`}>{dealTypeLabels[type]}</span>
);

/** The state of a document of a deal. */
export const DocumentStatusTag = ({ status }: { status: DealDocumentStatus }) => (
  <StatusTag tone={documentStatusTones[status]}>{documentStatusLabels[status]}</StatusTag>
);
