import { type ConsultationStatus, type ConsultationView, messages, type UpdateConsultation } from '@portal/contracts';
import { useSession, useUpdateConsultation } from '@portal/data-access';
import { type ConflictField, exactTimeText, type Save, useSave } from '@portal/ui-antd';
import { contactMethodLabels, outcomeLabels, statusLabels, typeLabels, urgencyLabels } from './consultation-labels.js';
import { requestBack } from './request-back.js';

/** Changes one request, with toasts, and lets the user choose when another user changed it first. */
export function useSaveConsultation(request: ConsultationView): Save<ConsultationView, UpdateConsultation> {
  const update = useUpdateConsultation();
  const { isAdmin } = useSession();
  return useSave({
    record: request,
    name: `request ${request.reference}`,
    send: (changes: UpdateConsultation) => update.mutateAsync({ id: request.id, ...changes }),
    fields: consultationConflictFields,
    back: requestBack(isAdmin ? 'admin' : 'anyone'),
    toasts: { success: messages.success.consultationUpdated, failure: messages.failure.consultationUpdate },
  });
}

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
