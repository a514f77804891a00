import type { ConsultationStatus, ConsultationView } from '@portal/contracts';
import { useMeetingsCalledOff } from '@portal/features';
import { useConfirm } from '@portal/ui-antd';
import { useState, type ReactNode } from 'react';
import { CompleteForm, DeclineForm } from './closing-forms.js';
import { useMayComplete } from './use-may-complete.js';
import { useSaveConsultations, type SaveConsultations } from '../use-save-consultations.js';

export interface Steps {
  /**
   * Takes a transition after a dialog for what it requires: a reason, an outcome. Settles when it is taken, refused or
   * cancelled.
   */
  take: (request: ConsultationView, to: ConsultationStatus) => Promise<void>;
  /** Closes a junk request; confirms only where it cancels a meeting. "Reopen" undoes it. */
  junk: (request: ConsultationView) => Promise<void>;
  saver: SaveConsultations;
  /** The dialogs; render them once, where they outlive the card or row they are about. */
  dialogs: ReactNode;
}

interface OpenDialog {
  request: ConsultationView;
  about: 'declined' | 'completed';
  calledOff: ReactNode;
  done: () => void;
}

/** The transitions of a request, with the dialogs before them. */
export function useSteps(): Steps {
  const saver = useSaveConsultations();
  const [openDialog, setOpenDialog] = useState<OpenDialog>();
  const confirm = useConfirm();
  const calledOffWith = useMeetingsCalledOff();
  const mayComplete = useMayComplete();

  const take = async (request: ConsultationView, to: ConsultationStatus): Promise<void> => {
    if (to === 'declined' || to === 'completed') {
      const calledOff = await calledOffWith([request], to);
      return new Promise((done) => setOpenDialog({ request, about: to, calledOff, done }));
    }
    if (to !== 'cancelled' || (await mayCancel(request)))
      await saver.save(request, { status: to }).catch(saver.showRefusal);
  };
  const mayCancel = async (request: ConsultationView): Promise<boolean> =>
    confirm({
      title: `Cancel request ${request.reference}?`,
      text: (
        <>
          “{request.title}” will be closed, and {request.name} is told so by e-mail.
          {await calledOffWith([request], 'cancelled')}
        </>
      ),
      confirm: 'Cancel request',
      keep: 'Keep request',
    });
  const junk = async (request: ConsultationView): Promise<void> => {
    if (
      await mayComplete([request], { title: `Close request ${request.reference} as junk?`, confirm: 'Close as junk' })
    )
      saver.apply(request, { status: 'completed', outcome: 'junk' });
  };
  const close = (): void => {
    openDialog?.done();
    setOpenDialog(undefined);
  };
  const Form = openDialog?.about === 'declined' ? DeclineForm : CompleteForm;
  return {
    take,
    junk,
    saver,
    dialogs: (
      <>
        {openDialog ? (
          <Form
            request={openDialog.request}
            calledOff={openDialog.calledOff}
            onSubmit={(changes) => saver.save(openDialog.request, changes)}
            onClose={close}
          />
        ) : null}
        {saver.conflictDialog}
      </>
    ),
  };
}
