import { useState } from 'react';
import { problemOf, wizardSteps, type WizardField, type WizardAnswers } from './wizard-answers.js';

/** An answer that the server refused, and why. */
interface Refusal {
  answer: string;
  message: string;
}

/**
 * The problems of the answers, and when they are shown: by the API's own schema once the user has left the field, or by
 * the server after Submit until the answer changes.
 */
export function useProblems(answers: WizardAnswers) {
  const [seen, setSeen] = useState<ReadonlySet<WizardField>>(new Set());
  const [refusals, setRefusals] = useState<Partial<Record<WizardField, Refusal>>>({});
  const refusalOf = (field: WizardField): string | null => {
    const refusal = refusals[field];
    return refusal?.answer === answers[field] ? refusal.message : null;
  };
  const problem = (field: WizardField): string | null => problemOf(field, answers[field]) ?? refusalOf(field);
  return {
    /** Why a step may not be left yet; null when it may. */
    reasonAt: (step: number): string | null =>
      wizardSteps[step]?.fields.map(problem).find((reason) => reason !== null) ?? null,
    /** The problem shown at a field. */
    shownAt: (field: WizardField): string | null => refusalOf(field) ?? (seen.has(field) ? problem(field) : null),
    /** The person has left these fields, or tried to go on. */
    see: (...fields: readonly WizardField[]) => setSeen((before) => new Set([...before, ...fields])),
    /** The server refused what is answered now. */
    refuse: (messages: Partial<Record<WizardField, string>>) =>
      setRefusals(
        Object.fromEntries(
          Object.entries(messages).map(([field, message]) => [
            field,
            { answer: answers[field as WizardField], message },
          ]),
        ),
      ),
    forget: () => {
      setSeen(new Set());
      setRefusals({});
    },
  };
}
