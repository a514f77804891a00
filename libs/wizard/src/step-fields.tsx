import { TextArea, TextField } from '@portal/ui';
import { useEffect, useRef, type ChangeEvent, type RefObject } from 'react';
import type { Wizard } from './use-wizard.js';
import type { WizardField } from './wizard-answers.js';

interface StepProps {
  wizard: Wizard;
  /** The step's first field; it gets the focus when the step appears. */
  first: RefObject<HTMLInputElement | null>;
}

/** What every field has: its answer, and what is wrong with it in place of the help, so that nothing under it moves. */
const fieldProps = ({ answers, answer, problemAt, left }: Wizard, field: WizardField, help?: string) => {
  const error = problemAt(field);
  return {
    name: field,
    value: answers[field],
    error,
    help: error ? undefined : help,
    onBlur: () => left(field),
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => answer({ [field]: event.target.value }),
  };
};

function NameStep({ wizard, first }: StepProps) {
  const { answer } = wizard;
  useTextTypedBeforeScript(first, (name) => answer({ name }));
  return (
    <TextField
      ref={first}
      label="What is your name?"
      autoComplete="name"
      {...fieldProps(wizard, 'name', 'First and last name, so we know whom to ask for.')}
    />
  );
}

const PhoneStep = ({ wizard, first }: StepProps) => (
  <TextField
    ref={first}
    label="Which phone number reaches you?"
    type="tel"
    autoComplete="tel"
    {...fieldProps(wizard, 'phone', 'Any format is fine.')}
  />
);

function EmailStep({ wizard, first }: StepProps) {
  const isAccount = wizard.session.user !== null;
  return (
    <>
      <TextField
        ref={first}
        label="What is your e-mail address?"
        type="email"
        autoComplete="email"
        readOnly={isAccount}
        {...fieldProps(wizard, 'email', isAccount ? 'The address of your account.' : 'The calendar invite goes here.')}
      />
      <TextField label="Company" optional autoComplete="organization" {...fieldProps(wizard, 'company')} />
    </>
  );
}

function NeedsStep({ wizard, first }: StepProps) {
  const { answers, answer } = wizard;
  return (
    <>
      <TextArea
        ref={first as unknown as RefObject<HTMLTextAreaElement | null>}
        label="What do you need help with?"
        rows={6}
        {...fieldProps(wizard, 'needs', 'A few plain sentences are enough: what should work better, and by when.')}
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

/** The fields of the current step. */
export function StepFields({ wizard }: { wizard: Wizard }) {
  const first = useRef<HTMLInputElement>(null);
  const shown = useRef(wizard.step);
  useEffect(() => {
    if (shown.current === wizard.step) return;
    shown.current = wizard.step;
    first.current?.focus();
  }, [wizard.step]);
  const { focus } = wizard;
  useEffect(() => {
    const refused = focus && first.current?.form?.elements.namedItem(focus.field);
    if (refused instanceof HTMLElement) refused.focus();
  }, [focus]);
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
