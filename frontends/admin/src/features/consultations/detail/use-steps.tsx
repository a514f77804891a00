import {
  requiredLongText,
  UpdateConsultation,
  type ConsultationStatus,
  type ConsultationView,
} from '@portal/contracts';
import { useUpdateConsultation } from '@portal/data-access';
import {
  consultationConflictFields,
  optionsOf,
  outcomeLabels,
  requestBack,
  useMeetingsCalledOff,
} from '@portal/features';
import { ChoiceItem, failureOf, FormModal, ReasonModal, useConfirm, useSave, type Save } from '@portal/ui-antd';
import { useCallback, useState, type ReactNode } from 'react';
import { requestRecord } from '../consultation.record.js';

export interface Steps {
  /**
   * Takes a transition after a dialog for what it requires: a reason, an outcome. Settles when it is taken, refused or
   * cancelled.
   */
  take: (request: ConsultationView, to: ConsultationStatus) => Promise<void>;
  /** Closes a junk request; confirms only where it cancels a meeting. "Reopen" undoes it. */
  junk: (request: ConsultationView) => Promise<void>;
  saver: Save<ConsultationView, UpdateConsultation>;
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
      await saver.save({ status: to }, request).catch(saver.showRefusal);
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
      saver.apply({ status: 'completed', outcome: 'junk' }, request);
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
            onSubmit={(changes) => saver.save(changes, openDialog.request)}
            onClose={close}
          />
        ) : null}
        {saver.conflictDialog}
      </>
    ),
  };
}

interface ClosingFormProps {
  request: ConsultationView;
  /** Which meetings go with it. */
  calledOff: ReactNode;
  onSubmit: (changes: UpdateConsultation) => Promise<unknown>;
  onClose: () => void;
}

const declining = UpdateConsultation.extend({ decline_reason: requiredLongText });
const completing = UpdateConsultation.required({ outcome: true });

/** Declines a request with the reason that the customer reads. */
export const DeclineForm = ({ request, calledOff, ...form }: ClosingFormProps) => (
  <ReasonModal
    title={`Decline request ${request.reference}`}
    schema={declining}
    toInput={(values) => ({ ...values, decline_reason: values['decline_reason'] ?? '', status: 'declined' })}
    submitText="Decline request"
    {...form}
    name="decline_reason"
    label="Why we decline"
    extra="The customer reads this."
    required
  >
    {calledOff}
  </ReasonModal>
);

/** Completes a request with what became of it. */
export const CompleteForm = ({ request, calledOff, ...form }: ClosingFormProps) => (
  <FormModal
    title={`Complete request ${request.reference}`}
    schema={completing}
    initialValues={{ outcome: request.outcome ?? 'follow_up' }}
    toInput={(values) => ({ ...values, status: 'completed' })}
    submitText="Complete request"
    {...form}
  >
    {calledOff}
    <ChoiceItem name="outcome" label="Outcome" required options={optionsOf(outcomeLabels)} />
  </FormModal>
);

const { updated: texts } = requestRecord.toasts;

/** Changes any of the requests on the screen; for one alone there is `useSaveConsultation`. */
function useSaveConsultations(): Save<ConsultationView, UpdateConsultation> {
  const { mutateAsync } = useUpdateConsultation();
  return useSave<ConsultationView, UpdateConsultation>({
    name: ({ reference }) => `request ${reference}`,
    send: (changes, { id, reference, title, version }) =>
      mutateAsync({ version, ...changes, id }).catch((error: unknown) => {
        throw failureOf(`${reference} “${title}”`, error, texts.failure);
      }),
    fields: consultationConflictFields,
    toasts: texts,
    back: requestBack('admin'),
  });
}

interface Question {
  title: string;
  /** What the button does, in its own words. */
  confirm: string;
}

/**
 * Confirms completing requests by one click where it cancels meetings, and names these; without any it agrees by
 * itself.
 */
export function useMayComplete(): (requests: readonly ConsultationView[], question: Question) => Promise<boolean> {
  const calledOffWith = useMeetingsCalledOff();
  const confirm = useConfirm();
  return useCallback(
    async (requests, question) => {
      const text = await calledOffWith(requests, 'completed');
      return text === null || confirm({ ...question, text, danger: false });
    },
    [calledOffWith, confirm],
  );
}
