import { messages, type ConsultationView, type UpdateConsultation } from '@portal/contracts';
import { useSession, useUpdateConsultation } from '@portal/data-access';
import { useSave, type Save } from '@portal/ui-antd';
import { consultationConflictFields } from './consultation-conflict.js';
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
