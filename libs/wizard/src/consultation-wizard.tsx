import { wizardTitleOf } from '@portal/contracts';
import { Dialog } from '@portal/ui';
import { Questions } from './questions.js';
import { ThankYou } from './thank-you.js';
import { useWizard } from './use-wizard.js';

export interface ConsultationWizardProps {
  /** What the request is about, for example "Strategy Consultation - 60 minutes"; decides its type. */
  title: string;
  /** Heard when the dialog was closed; its form is empty again by then. */
  onClose?: () => void;
  /** Given: a button with `command="show-modal" commandfor={id}` opens it, even before scripts run. Left out: it is open at once. */
  id?: string;
}

/** The consultation wizard (specification, section 4): four steps, progress, Thank You. */
export function ConsultationWizard({ title, onClose, id }: ConsultationWizardProps) {
  const wizard = useWizard(title);
  const submitting = wizard.phase === 'submitting';
  const close = () => {
    wizard.reset();
    onClose?.();
  };
  return (
    <Dialog
      id={id}
      open={id ? undefined : true}
      onClose={close}
      locked={submitting}
      keepOnOutsideClick
      title={wizard.phase === 'done' ? 'Thank You' : wizardTitleOf(title)}
      subtitle={wizard.phase === 'done' ? undefined : 'Four short questions. No obligation.'}
    >
      {wizard.phase === 'done' ? (
        <ThankYou answers={wizard.answers} booking={wizard.booking} signedIn={wizard.session.user !== null} />
      ) : (
        <Questions wizard={wizard} />
      )}
    </Dialog>
  );
}
