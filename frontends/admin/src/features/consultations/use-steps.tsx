import type { ConsultationStatus, ConsultationView } from '@portal/contracts';
import { useConfirm } from '@portal/ui-antd';
import { useState, type ReactNode } from 'react';
import { CompleteForm, DeclineForm } from './closing-forms.js';
import { useSaveConsultations, type SaveConsultations } from './use-save-consultations.js';

export interface Steps {
  /** Takes a step and asks what it needs: a reason, an outcome. Settles when it is taken, refused or given up. */
  take: (request: ConsultationView, to: ConsultationStatus) => Promise<void>;
  /** Closes a request that isn't one, without a question; "Reopen" brings it back. */
  junk: (request: ConsultationView) => void;
  saver: SaveConsultations;
  /** The dialogs; render them once, where they outlive the card or row they are about. */
  dialogs: ReactNode;
}

interface Asking {
  request: ConsultationView;
  about: 'declined' | 'completed';
  done: () => void;
}

/** The steps of a request, with what each asks before it is taken. */
export function useSteps(): Steps {
  const saver = useSaveConsultations();
  const [asking, setAsking] = useState<Asking>();
  const confirm = useConfirm();

  const take = async (request: ConsultationView, to: ConsultationStatus): Promise<void> => {
    if (to === 'declined' || to === 'completed') return new Promise((done) => setAsking({ request, about: to, done }));
    const agreed =
      to !== 'cancelled' ||
      (await confirm({
        title: `Cancel request ${request.reference}?`,
        text: `“${request.title}” will be closed, its open meetings are cancelled, and ${request.name} is told so by e-mail.`,
        confirm: 'Cancel request',
        keep: 'Keep request',
      }));
    // a refusal was said by then
    if (agreed) await saver.save(request, { status: to }).catch(() => undefined);
  };
  const close = (): void => {
    asking?.done();
    setAsking(undefined);
  };
  const Form = asking?.about === 'declined' ? DeclineForm : CompleteForm;
  return {
    take,
    junk: (request) => saver.apply(request, { status: 'completed', outcome: 'junk' }),
    saver,
    dialogs: (
      <>
        {asking ? (
          <Form request={asking.request} onSubmit={(changes) => saver.save(asking.request, changes)} onClose={close} />
        ) : null}
        {saver.conflictDialog}
      </>
    ),
  };
}
