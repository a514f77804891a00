import { messages, type ConsultationView, type UpdateConsultation } from '@portal/contracts';
import { useUpdateConsultation } from '@portal/data-access';
import { sentenceOfFailure, toast } from '@portal/ui';
import { ConflictDialog, currentRecordOf, fieldErrorsOf } from '@portal/ui-antd';
import { useState, type ReactNode } from 'react';
import { consultationConflictFields } from './consultation-conflict.js';

interface Conflict {
  mine: UpdateConsultation;
  current: ConsultationView;
}

interface SaveConsultation {
  /** Saves; rejects with the API's refusal, except a stale one, which opens the dialog instead. */
  save: (changes: UpdateConsultation) => Promise<void>;
  /** Saves without a form around: a refusal is a toast and nothing else. */
  apply: (changes: UpdateConsultation) => void;
  saving: boolean;
  /** The dialog that shows both values when somebody else was faster; render it once. */
  conflictDialog: ReactNode;
}

/** Changes one request, says so, and lets the person choose when somebody else changed it first. */
export function useSaveConsultation(request: Pick<ConsultationView, 'id' | 'reference'>): SaveConsultation {
  const update = useUpdateConsultation();
  const [conflict, setConflict] = useState<Conflict>();

  const save = async (changes: UpdateConsultation): Promise<void> => {
    try {
      await update.mutateAsync({ id: request.id, ...changes });
      toast.success(messages.success.consultationUpdated);
    } catch (error) {
      const current = currentRecordOf(error);
      if (current) {
        setConflict({ mine: changes, current: current as ConsultationView });
        return;
      }
      if (fieldErrorsOf(error).length === 0) toast.error(sentenceOfFailure(error, messages.failure.consultationUpdate));
      throw error;
    }
  };
  return {
    save,
    apply: (changes) => void save(changes).catch(() => undefined),
    saving: update.isPending,
    conflictDialog: conflict ? (
      <ConflictDialog
        key={conflict.current.version}
        name={`request ${request.reference}`}
        fields={consultationConflictFields}
        mine={conflict.mine}
        current={conflict.current}
        onResolve={(chosen) => save(chosen)}
        onClose={() => setConflict((now) => (now === conflict ? undefined : now))}
      />
    ) : null,
  };
}
