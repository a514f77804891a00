import { useEffect, useRef, useState } from 'react';
import { useProgress } from './progress.js';
import type { Booking } from './slots/booking.js';
import { useLeaveWarning } from './use-leave-warning.js';
import { RefusedRequest, useSubmitRequest } from './use-submit-request.js';
import { answersOf, noAnswers, stepAsking, wizardSteps, type WizardAnswers } from './wizard-answers.js';

type Phase = 'asking' | 'submitting' | 'done';

/** The wizard's state: which step, what was answered, what is under way (specification, section 4). */
export function useWizard(title: string) {
  const { submit, session, opened, closed } = useSubmitRequest(title);
  const [step, setStep] = useState(0);
  const [typed, setTyped] = useState<Partial<WizardAnswers>>({});
  const [phase, setPhase] = useState<Phase>('asking');
  const [failure, setFailure] = useState<string | null>(null);
  const [booking, setBooking] = useState<Booking | null>(null);
  const percent = useProgress(phase === 'submitting');
  const visit = useRef(0);

  const answers = { ...(session.user ? answersOf(session.user) : noAnswers), ...typed };
  const isValid = wizardSteps[step]?.isValid(answers) ?? false;
  const isLast = step === wizardSteps.length - 1;

  const send = async () => {
    const thisVisit = visit.current;
    const unlessClosed = (then: () => void) => {
      if (thisVisit === visit.current) then();
    };
    setFailure(null);
    setPhase('submitting');
    try {
      const sent = await submit(answers);
      unlessClosed(() => {
        setBooking(sent);
        setPhase('done');
      });
    } catch (error) {
      unlessClosed(() => {
        setPhase('asking');
        setFailure(error instanceof Error ? error.message : String(error));
        if (error instanceof RefusedRequest && error.field) setStep(stepAsking(error.field));
      });
    }
  };

  const next = () => {
    if (!isValid || phase !== 'asking') return;
    if (!isLast) setStep(step + 1);
    else if (session.status !== 'loading') void send();
  };

  const reset = () => {
    visit.current += 1;
    closed();
    setStep(0);
    setTyped({});
    setPhase('asking');
    setBooking(null);
    setFailure(null);
  };

  useEffect(() => () => void (visit.current += 1), []);
  useLeaveWarning(phase !== 'done' && Object.values(typed).some((text) => text.trim() !== ''));

  return {
    step,
    answers,
    phase,
    failure,
    percent,
    isValid,
    isLast,
    session,
    /** What was sent, once it was: a time can be picked for it. */
    booking,
    opened,
    next,
    reset,
    previous: () => setStep(Math.max(0, step - 1)),
    answer: (change: Partial<WizardAnswers>) => setTyped((before) => ({ ...before, ...change })),
  };
}

export type Wizard = ReturnType<typeof useWizard>;
