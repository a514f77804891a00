import { messages, type ConsultationView } from '@portal/contracts';
import { useDeleteConsultation, useRestoreConsultation, useUpdateConsultation } from '@portal/data-access';

/** A request for a consultation. */
export const requestRecord = {
  noun: ['request', 'requests'],
  nameOf: ({ title }: ConsultationView): string => title,
  toasts: {
    updated: { success: messages.success.consultationUpdated, failure: messages.failure.consultationUpdate },
    deleted: { success: messages.success.consultationDeleted, failure: messages.failure.consultationDelete },
  },
  useUpdate: useUpdateConsultation,
  useDelete: useDeleteConsultation,
  useRestore: useRestoreConsultation,
} as const;
