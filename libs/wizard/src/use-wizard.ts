import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useProgress } from './draft/progress.js';
import type { TakenTime } from './slots/booking.js';
import { useLeaveWarning } from './draft/use-leave-warning.js';
import { useProblems } from './use-problems.js';
import { useStepHistory } from './use-step-history.js';
import { RefusedRequest, useSubmitRequest } from './use-submit-request.js';
import {
  answersOf,
  firstOpenStep,
  isTyped,
  noAnswers,
  stepOfField,
  wizardSteps,
  type WizardField,
  type WizardAnswers,
} from './wizard-answers.js';
import { createDraftStore, emptyDraft } from './draft/wizard-draft.js';

/** The phases of the wizard: questions, confirmation of discarding, sending, sent. */
type Phase = 'answering' | 'discarding' | 'submitting' | 'done';

export interface WizardPlace {
  /** Distinguishes the wizards of a page: the tab keeps the answers of each. */
  place: string;
  isDialog: boolean;
}

/**
 * The wizard's state: which step, what was answered, what is under way (specification, section 4). Step and answers are
 * kept for the tab, so a reload goes on where it was; Back goes a step back.
 */
export function useWizard(title: string, { place, isDialog }: WizardPlace) {
  const [store] = useState(() => createDraftStore(place));
  const { submit, session, opened, closed } = useSubmitRequest(title, {
    get: () => store.get().attempt,
    set: (attempt) => store.set({ attempt }),
  });
  const draft = useSyncExternalStore(store.subscribe, store.get, () => emptyDraft);
  const [doing, setDoing] = useState<Exclude<Phase, 'done'>>('answering');
  const [failure, setFailure] = useState<string | null>(null);
  /** The field to go to, after a refusal for example; a new object each time. */
  const [focus, setFocus] = useState<{ field: WizardField } | null>(null);
  const goTo = (field: WizardField | undefined) => setFocus(field ? { field } : null);
  const visit = useRef(0);

  const { typed, sent } = draft;
  const phase: Phase = sent ? 'done' : doing;
  const percent = useProgress(phase === 'submitting');
  const answers = { ...(session.user ? answersOf(session.user) : noAnswers), ...typed };
  const { step } = draft;
  const problems = useProblems(answers);
  const reason = problems.reasonAt(step);
  const isLast = step === wizardSteps.length - 1;
  const isUnsaved = phase !== 'done' && isTyped(typed);

  const reset = () => {
    visit.current += 1;
    closed();
    store.clear();
    problems.forget();
    setDoing('answering');
    setFailure(null);
  };
  /**
   * Whether the wizard may be closed now; where answers would be lost it opens the confirmation, and a further call
   * keeps them.
   */
  const mayClose = (): boolean => {
    if (phase === 'submitting') return false;
    if (isUnsaved && phase === 'discarding') keepAnswering();
    else if (isUnsaved) setDoing('discarding');
    return !isUnsaved;
  };
  function keepAnswering(): void {
    setDoing('answering');
    goTo(wizardSteps[step]?.fields[0]);
  }

  const steps = useStepHistory({
    place,
    step,
    isDialog,
    isActive: !isDialog || draft.open === true,
    mayMove: (to) => (to === 'out' || phase === 'done' ? mayClose() : phase === 'answering'),
    onMove: (to) => {
      if (to === 'out' || phase === 'done') close();
      else store.set({ step: Math.min(to, firstOpenStep(answers)) });
    },
  });
  /** A closing dialog is reset once its close event arrives. */
  function close(): void {
    if (isDialog) store.set({ open: false });
    else {
      reset();
      steps.leave();
    }
  }

  const refuse = (error: RefusedRequest) => {
    problems.refuse(error.fields);
    const [field] = Object.keys(error.fields) as WizardField[];
    if (field === undefined) return;
    const fieldStep = stepOfField(field);
    store.set({ step: fieldStep });
    steps.backTo(fieldStep);
    goTo(field);
  };

  const send = async () => {
    const thisVisit = visit.current;
    const isGone = () => thisVisit !== visit.current;
    setFailure(null);
    setDoing('submitting');
    try {
      const booking = await submit(answers);
      if (isGone()) return;
      store.set({ typed: {}, attempt: undefined, sent: { name: answers.name, email: answers.email, booking } });
      setDoing('answering');
    } catch (error) {
      if (isGone()) return;
      setDoing('answering');
      setFailure(error instanceof Error ? error.message : String(error));
      if (error instanceof RefusedRequest) refuse(error);
    }
  };

  const next = () => {
    if (phase !== 'answering') return;
    if (reason !== null) problems.see(...(wizardSteps[step]?.fields ?? []));
    else if (!isLast) {
      store.set({ step: step + 1 });
      steps.reach(step + 1);
    } else if (session.status !== 'loading') void send();
  };

  useEffect(() => () => void (visit.current += 1), []);
  useLeaveWarning(isUnsaved);

  return {
    step,
    answers,
    phase,
    failure,
    percent,
    /** Why the step may not be left yet; null when it may. */
    reason,
    isLast,
    session,
    focus,
    sent,
    /** Whether its dialog is to be shown; undefined until that is known. */
    isOpen: draft.open,
    opened,
    next,
    mayClose,
    /** The problem of a field, once it is to be shown. */
    problemAt: problems.shownAt,
    left: problems.see,
    /** The dialog is on the screen. */
    shown: () => {
      if (draft.open !== true) store.set({ open: true });
      steps.reach(step);
    },
    /** The dialog was closed; unconfirmed answers stay for the next time. */
    hidden: () => {
      if (isUnsaved && phase !== 'discarding') store.set({ open: false });
      else reset();
      steps.leave();
    },
    /** Closes the dialog, or empties the form on the page, without a confirmation. */
    close,
    keepAnswering,
    previous: () => {
      const earlier = Math.max(0, step - 1);
      store.set({ step: earlier });
      steps.backTo(earlier);
    },
    answer: (change: Partial<WizardAnswers>) => store.set({ typed: { ...store.get().typed, ...change } }),
    /** A time was picked for the request that was sent. */
    take: (taken: TakenTime) => {
      const done = store.get().sent;
      if (done) store.set({ sent: { ...done, taken } });
    },
  };
}

export type Wizard = ReturnType<typeof useWizard>;
