import { messages, type ConsultationView, type UpdateConsultation } from '@portal/contracts';
import { useUpdateConsultation } from '@portal/data-access';
import { consultationConflictFields, requestBack } from '@portal/features';
import { failureOf, useSave } from '@portal/ui-antd';
import { useRef, useState, type ReactNode } from 'react';

type Changes = UpdateConsultation & { id: string };

/** What a save knows of its request. */
type Known = Partial<ConsultationView> & { version: number };

export interface SaveConsultations {
  /** Changes a request; rejects with the refusal after it was shown, for a form to show it. */
  save: (opened: ConsultationView, changes: UpdateConsultation) => Promise<void>;
  /** The same without a form around. */
  apply: (opened: ConsultationView, changes: UpdateConsultation) => void;
  /** For callers without a form that await the end: shows the reason of a refusal that `save` left to a field. */
  showRefusal: (error: unknown) => void;
  saving: boolean;
  /** Shows both values when another user was faster; render it once. */
  conflictDialog: ReactNode;
}

const back = requestBack('admin');

const texts = { success: messages.success.consultationUpdated, failure: messages.failure.consultationUpdate };

/** Changes any of the requests on the screen; for one alone there is `useSaveConsultation`. */
export function useSaveConsultations(): SaveConsultations {
  const update = useUpdateConsultation();
  const [name, setName] = useState('this request');
  const titles = useRef(new Map<string, string>());
  const saver = useSave<Known, Changes>({
    record: { version: 0 },
    name,
    send: (changes) =>
      update.mutateAsync(changes).catch((error: unknown) => {
        throw failureOf(titles.current.get(changes.id) ?? 'This request', error, texts.failure);
      }),
    fields: consultationConflictFields,
    toasts: texts,
    back: (before, now) => {
      const changes = back(before, now);
      return changes && now.id ? { ...changes, id: now.id } : undefined;
    },
  });
  const save = (opened: ConsultationView, changes: UpdateConsultation): Promise<void> => {
    setName(`request ${opened.reference}`);
    titles.current.set(opened.id, `${opened.reference} “${opened.title}”`);
    return saver.save({ version: opened.version, ...changes, id: opened.id }, opened);
  };
  return {
    save,
    apply: (opened, changes) => void save(opened, changes).catch(saver.showRefusal),
    showRefusal: saver.showRefusal,
    saving: saver.saving,
    conflictDialog: saver.conflictDialog,
  };
}
