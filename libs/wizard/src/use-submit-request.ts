import { consultationTypeOf, messages } from '@portal/contracts';
import {
  ApiError,
  useCreateConsultation,
  useSession,
  useSubmitPublicConsultation,
  useUpdateMe,
} from '@portal/data-access';
import { sentenceOfFailure, toast } from '@portal/ui';
import { useRef } from 'react';
import { useFormToken } from './form-token.js';
import type { Booking } from './slots/booking.js';
import type { Attempt } from './draft/wizard-draft.js';
import { wizardField, type WizardField, type WizardAnswers } from './wizard-answers.js';

/** A refusal as the wizard shows it: a sentence, and what is wrong with which answers where the server named them. */
export class RefusedRequest extends Error {
  constructor(
    message: string,
    readonly fields: Partial<Record<WizardField, string>>,
  ) {
    super(message);
    this.name = 'RefusedRequest';
  }
}

/** Where the attempt outlives the page. */
interface AttemptStore {
  get: () => Attempt | undefined;
  set: (attempt: Attempt | undefined) => void;
}

const isSame = (one: WizardAnswers, other: WizardAnswers): boolean =>
  (Object.keys({ ...one, ...other }) as (keyof WizardAnswers)[]).every((field) => one[field] === other[field]);

/**
 * Sends the wizard's answers: as the signed-in user's request, else as a visitor's (specification, section 6). Resolves
 * to what a time can be booked for. The same answers are sent under the same key, also after a reload, so that they are
 * one request whatever became of the first answer.
 * @throws RefusedRequest with the sentence to show; a toast has shown it too
 */
export function useSubmitRequest(title: string, attempts: AttemptStore) {
  const session = useSession();
  const { mutateAsync: create } = useCreateConsultation();
  const { mutateAsync: submitPublic } = useSubmitPublicConsultation();
  const { mutate: updateMe } = useUpdateMe();
  const formToken = useFormToken();
  const consultation_type = consultationTypeOf(title);
  const complaint = useRef<number>(undefined);

  /** What both kinds of requests carry. */
  const requestOf = ({ answers, action }: Attempt) => {
    const company = answers.company.trim() || undefined;
    return { action, title, source_page: location.pathname, consultation_type, phone: answers.phone, company };
  };

  const asVisitor = async (attempt: Attempt): Promise<Booking> => {
    const { answers, form_token } = attempt;
    const { slot_hold_token } = await submitPublic({ ...answers, ...requestOf(attempt), form_token });
    return { consultationType: consultation_type, slotHoldToken: slot_hold_token };
  };

  const asCustomer = async (attempt: Attempt): Promise<Booking> => {
    const { name, needs: description } = attempt.answers;
    const usual = { urgency: 'medium', preferred_contact_method: 'email' } as const;
    const { id } = await create({ ...requestOf(attempt), ...usual, description });
    if (!session.user?.first_name) updateMe({ first_name: name });
    toast.success(messages.success.consultationCreated);
    return { consultationType: consultation_type, consultationId: id };
  };

  /** What is sent for these answers: what was sent for them before, if it was. */
  const attemptOf = async (answers: WizardAnswers): Promise<Attempt> => {
    const known = attempts.get();
    if (known && isSame(known.answers, answers)) return known;
    const form_token = session.user ? undefined : await formToken.ripe();
    const attempt = { answers, action: crypto.randomUUID(), form_token };
    attempts.set(attempt);
    return attempt;
  };
  const submit = async (answers: WizardAnswers): Promise<Booking> => {
    if (complaint.current !== undefined) toast.dismiss(complaint.current); // what failed is tried again
    try {
      const attempt = await attemptOf(answers);
      return await (session.user ? asCustomer(attempt) : asVisitor(attempt));
    } catch (error) {
      if (isAnswered(error)) attempts.set(undefined);
      const sentence = sentenceOfFailure(
        error,
        session.user ? messages.failure.consultationCreate : messages.failure.consultationSubmit,
      );
      complaint.current = toast.error(sentence);
      throw new RefusedRequest(sentence, refusedAnswers(error));
    }
  };
  return { submit, session, opened: formToken.open, closed: formToken.forget };
}

/** Whether the server has refused for good: it keeps nothing of what was sent, and the next try is a new request. */
const isAnswered = (error: unknown): boolean =>
  error instanceof ApiError && error.isRefusal && error.code !== 'in_progress';

/** The server's problems per answer; those of fields that the wizard lacks are left out. */
function refusedAnswers(error: unknown): RefusedRequest['fields'] {
  const messages = error instanceof ApiError ? Object.entries(error.fieldErrors) : [];
  return Object.fromEntries(
    messages.flatMap(([path, message]) => {
      const field = wizardField(path);
      return field ? [[field, message]] : [];
    }),
  );
}
