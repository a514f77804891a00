import { wizardTitleOf } from '@portal/contracts';
import { Dialog } from '@portal/ui';
import { WizardBody } from './questions.js';
import { useWizard } from './use-wizard.js';

export interface ConsultationWizardProps {
  /** What the request is about, for example "Strategy Consultation - 60 minutes"; decides its type. */
  title: string;
  /** Called when the dialog was closed; its form is empty again by then. */
  onClose?: () => void;
  /** Given: a button with `command="show-modal" commandfor={id}` opens it, even before scripts run. Left out: it is open at once. */
  id?: string;
}

/** The consultation wizard (specification, section 4): four steps, progress, Thank You. */
export function ConsultationWizard({ title, onClose, id }: ConsultationWizardProps) {
  const wizard = useWizard(title, { place: id ?? 'dialog', isDialog: true });
  const { sent, phase } = wizard;
  return (
    <Dialog
      id={id}
      open={wizard.isOpen ?? (id ? undefined : true)}
      onOpen={wizard.shown}
      onClose={() => {
        wizard.hidden();
        onClose?.();
      }}
      mayClose={wizard.mayClose}
      locked={phase === 'submitting'}
      keepOnOutsideClick
      title={sent ? 'Thank You' : wizardTitleOf(title)}
      subtitle={sent ? undefined : 'Four short questions. No obligation.'}
    >
      <WizardBody wizard={wizard} />
    </Dialog>
  );
}
