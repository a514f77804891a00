import { brand, Button, useOnline, waitsForNetwork } from '@portal/ui';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type MouseEvent, type SyntheticEvent, useEffect, useId, useRef, useSyncExternalStore } from 'react';
import styles from './consultation-wizard.module.css';
import { progressMessage } from './draft/progress.js';
import { StepFields } from './step-fields.js';
import { ThankYou } from './thank-you.js';
import type { Wizard } from './use-wizard.js';
import { wizardSteps } from './wizard-answers.js';

/** The second half of a double click would hit the next step's button in the same place. */
const ignoreSecondClick = (event: MouseEvent): void => {
  if (event.detail > 1) event.preventDefault();
};

/** What the wizard shows: its questions, then what happens with the request. */
export const WizardBody = ({ wizard }: { wizard: Wizard }) =>
  wizard.sent ? (
    <ThankYou sent={wizard.sent} signedIn={wizard.session.user !== null} onTaken={wizard.take} onClose={wizard.close} />
  ) : (
    <Questions wizard={wizard} />
  );

/** The current step, with the buttons to go on; covered by the progress while the answers are sent. */
function Questions({ wizard }: { wizard: Wizard }) {
  const { step, isLast, phase, session } = wizard;
  const isHydrated = useIsHydrated();
  const reason = isHydrated ? wizard.reason : null; // what is typed before isn't known: Next is pressed, and waits
  const reasonId = useId();
  const isBusy = phase !== 'answering';
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    wizard.next();
  };
  return (
    <>
      <form className={styles.form} onSubmit={submit} onFocus={wizard.opened} noValidate inert={isBusy}>
        <Steps step={step} />
        <StepFields wizard={wizard} />
        {wizard.failure && (
          <p role="alert" className={`${styles.failure} danger strong`}>
            {wizard.failure} You can try again, or call {brand.phone.shown}.
          </p>
        )}
        <div className={styles.buttons}>
          <Button
            onClick={wizard.previous}
            disabled={step === 0 || isBusy}
            icon={<ArrowLeft size={18} strokeWidth={1.75} />}
          >
            Previous
          </Button>
          <Button
            type="submit"
            variant="primary"
            onClick={ignoreSecondClick}
            disabled={reason !== null || (isLast && (session.status === 'loading' || isBusy))}
            aria-describedby={reason === null ? undefined : reasonId}
          >
            {isLast ? submitLabel(wizard) : <NextLabel />}
          </Button>
        </div>
        {!isHydrated && <StartNote />}
        {reason !== null && (
          <p id={reasonId} className="visually-hidden">
            {reason}
          </p>
        )}
        <p className="muted small">{brand.promises.contact}</p>
      </form>
      <noscript>
        <p>
          This form needs JavaScript. Call <a href={brand.phone.link}>{brand.phone.shown}</a> or write to{' '}
          <a href={`mailto:${brand.email}`}>{brand.email}</a>.
        </p>
      </noscript>
      {phase === 'submitting' && <Overlay percent={wizard.percent} />}
      {phase === 'discarding' && <DiscardQuestion onKeep={wizard.keepAnswering} onDiscard={wizard.close} />}
    </>
  );
}

const NextLabel = () => (
  <>
    Next
    <ArrowRight size={18} strokeWidth={1.75} />
  </>
);

function submitLabel({ session, phase }: Wizard): string {
  if (phase === 'submitting') return 'Submitting...';
  return session.status === 'loading' ? 'Loading...' : 'Submit Request';
}

const Steps = ({ step }: { step: number }) => (
  <div>
    <p className="muted small strong" aria-live="polite">
      Step {step + 1} of {wizardSteps.length}: {wizardSteps[step]?.label}
    </p>
    <ol className={`${styles.steps} stack gap-8`} aria-hidden="true">
      {wizardSteps.map(({ label }, index) => (
        <li key={label} data-reached={index <= step || undefined} />
      ))}
    </ol>
  </div>
);

function Overlay({ percent }: { percent: number }) {
  const isOnline = useOnline();
  return (
    <div className={styles.overlay}>
      {isOnline && (
        <div
          className={styles.track}
          role="progressbar"
          aria-label="Sending your request"
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
        >
          <span style={{ inlineSize: `${percent}%` }} />
        </div>
      )}
      <p role="status">{isOnline ? progressMessage(percent) : waitsForNetwork}</p>
    </div>
  );
}

const never = () => () => undefined;

/** Whether React answers what is drawn; false in a prerendered page until its scripts have run. */
const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/**
 * Says in the prerendered form why it doesn't go on yet. The page's starter puts one of the sentences here
 * (`frontends/shell/src/prerender/page-starter.ts`): when Next was pressed before the scripts are here, and when they
 * can't be fetched.
 */
const StartNote = () => (
  <p
    role="status"
    className={`${styles.startNote} small strong`}
    data-loading="Loading the form. Your answer is kept."
    data-offline="You are offline. Your answer is kept, and the form goes on when you are back."
    data-failed="The form didn’t load. Press Next to try again; your answer is kept."
    suppressHydrationWarning
  >
    {''}
  </p>
);

/** The confirmation over the form before answers are discarded; Escape keeps them. */
function DiscardQuestion({ onKeep, onDiscard }: { onKeep: () => void; onDiscard: () => void }) {
  const heading = useId();
  const question = useRef<HTMLDivElement>(null);
  useEffect(() => question.current?.querySelector('button')?.focus(), []);
  return (
    <div ref={question} className={styles.overlay} role="alertdialog" aria-labelledby={heading}>
      <p id={heading} className="large">
        Close and discard your answers?
      </p>
      <div className={styles.choices}>
        <Button variant="primary" onClick={onKeep}>
          Keep answering
        </Button>
        <Button onClick={onDiscard}>Discard answers</Button>
      </div>
    </div>
  );
}
