import type { ConsultationStatus, ConsultationView } from '@portal/contracts';
import { exactTimeText, type ConflictField } from '@portal/ui-antd';
import { contactMethodLabels, outcomeLabels, statusLabels, typeLabels, urgencyLabels } from './consultation-labels.js';

const from =
  (words: Readonly<Record<string, string>>) =>
  (value: unknown): string =>
    words[String(value)] ?? String(value);

/** Fields of a request that two people can both have changed. */
export const consultationConflictFields: readonly ConflictField[] = [
  { key: 'title', label: 'Title' },
  { key: 'description', label: 'What is needed' },
  { key: 'status', label: 'Status', show: (value) => statusLabels[value as ConsultationStatus] },
  { key: 'consultation_type', label: 'Type', show: from(typeLabels) },
  { key: 'urgency', label: 'Urgency', show: from(urgencyLabels) },
  { key: 'preferred_contact_method', label: 'Contact by', show: from(contactMethodLabels) },
  {
    key: 'preferred_times',
    label: 'Preferred times',
    show: (value) =>
      (value as ConsultationView['preferred_times']).map((time) => exactTimeText(time)).join('\n') || 'none',
  },
  { key: 'internal_notes', label: 'Internal notes' },
  { key: 'outcome', label: 'Outcome', show: from(outcomeLabels) },
  { key: 'decline_reason', label: 'Reason for declining' },
];
