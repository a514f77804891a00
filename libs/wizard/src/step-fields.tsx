import { TextArea, TextField } from '@portal/ui';
import { useEffect, useRef, type RefObject } from 'react';
import type { Wizard } from './use-wizard.js';
import { wizardLimits } from './wizard-answers.js';

interface StepProps {
  wizard: Wizard;
  /** The step's first field; it gets the focus when the step appears. */
  first: RefObject<HTMLInputElement | null>;
}

function NameStep({ wizard, first }: StepProps) {
  const { answers, answer } = wizard;
  useTextTypedBeforeScript(first, (name) => answer({ name }));
  return (
    <TextField
      ref={first}
      label="What is your name?"
      name="name"
      autoComplete="name"
      maxLength={wizardLimits.name}
      value={answers.name}
      onChange={(event) => answer({ name: event.target.value })}
      help="First and last name, so we know whom to ask for."
    />
  );
}

function PhoneStep({ wizard: { answers, answer }, first }: StepProps) {
  return (
    <TextField
      ref={first}
      label="Which phone number reaches you?"
      name="phone"
      type="tel"
      autoComplete="tel"
      maxLength={wizardLimits.phone}
      value={answers.phone}
      onChange={(event) => answer({ phone: event.target.value })}
      help="Any format is fine."
    />
  );
}

function EmailStep({ wizard: { answers, answer, session }, first }: StepProps) {
  return (
    <>
      <TextField
        ref={first}
        label="What is your e-mail address?"
        name="email"
        type="email"
        autoComplete="email"
        maxLength={wizardLimits.email}
        value={answers.email}
        readOnly={session.user !== null}
        onChange={(event) => answer({ email: event.target.value })}
        help={session.user ? 'The address of your account.' : 'The calendar invite goes here.'}
      />
      <TextField
        label="Company"
        optional
        name="company"
        autoComplete="organization"
        maxLength={wizardLimits.company}
        value={answers.company}
        onChange={(event) => answer({ company: event.target.value })}
      />
    </>
  );
}

function NeedsStep({ wizard: { answers, answer }, first }: StepProps) {
  return (
    <>
      <TextArea
        ref={first as unknown as RefObject<HTMLTextAreaElement | null>}
        label="What do you need help with?"
        name="needs"
        rows={6}
        maxLength={wizardLimits.needs}
        value={answers.needs}
        onChange={(event) => answer({ needs: event.target.value })}
        help="A few plain sentences are enough: what should work better, and by when."
      />
      <input
        type="text"
        name="website"
        value={answers.website}
        onChange={(event) => answer({ website: event.target.value })}
        autoComplete="off"
        tabIndex={-1}
        aria-hidden="true"
        hidden
      />
    </>
  );
}

const steps = [NameStep, PhoneStep, EmailStep, NeedsStep] as const;

/** The fields of the step that is being asked. */
export function StepFields({ wizard }: { wizard: Wizard }) {
  const first = useRef<HTMLInputElement>(null);
  const shown = useRef(wizard.step);
  useEffect(() => {
    if (shown.current === wizard.step) return;
    shown.current = wizard.step;
    first.current?.focus();
  }, [wizard.step]);
  const Step = steps[wizard.step] ?? NameStep;
  return <Step wizard={wizard} first={first} />;
}

/** A person may have typed into the prerendered field before React took over. */
function useTextTypedBeforeScript(field: RefObject<HTMLInputElement | null>, keep: (text: string) => void): void {
  const keepNow = useRef(keep);
  useEffect(() => {
    const text = field.current?.value;
    if (text) keepNow.current(text);
  }, [field]);
}
