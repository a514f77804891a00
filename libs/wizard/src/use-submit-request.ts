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
import { askedField, type AskedField, type WizardAnswers } from './wizard-answers.js';

const orNothing = (text: string): string | undefined => text.trim() || undefined;

/** A refusal as the wizard shows it: a sentence, and what is wrong with which answers where the server named them. */
export class RefusedRequest extends Error {
  constructor(
    message: string,
    readonly fields: Partial<Record<AskedField, string>>,
  ) {
    super(message);
    this.name = 'RefusedRequest';
  }
}

/**
 * Sends the wizard's answers: as the signed-in person's request, else as a visitor's (specification, section 6).
 * Resolves to what a time can be picked for.
 * @throws RefusedRequest with the sentence to show; a toast has said it too
 */
export function useSubmitRequest(title: string) {
  const session = useSession();
  const { mutateAsync: create } = useCreateConsultation();
  const { mutateAsync: submitPublic } = useSubmitPublicConsultation();
  const { mutate: updateMe } = useUpdateMe();
  const formToken = useFormToken();
  const consultation_type = consultationTypeOf(title);
  const complaint = useRef<number>(undefined);

  const asVisitor = async (answers: WizardAnswers): Promise<Booking> => {
    const { name, phone, email, needs, website } = answers;
    const form_token = await formToken.ripe();
    const { pick_token } = await submitPublic({
      name,
      phone,
      email,
      company: orNothing(answers.company),
      needs,
      title,
      source_page: location.pathname,
      consultation_type,
      form_token,
      website,
    });
    return { consultationType: consultation_type, pickToken: pick_token };
  };

  const asCustomer = async (answers: WizardAnswers): Promise<Booking> => {
    const { phone, needs: description } = answers;
    const { id } = await create({
      title,
      source_page: location.pathname,
      consultation_type,
      description,
      urgency: 'medium',
      preferred_contact_method: 'email',
      phone,
      company: orNothing(answers.company),
    });
    if (!session.user?.first_name) updateMe({ first_name: answers.name });
    toast.success(messages.success.consultationCreated);
    return { consultationType: consultation_type, consultationId: id };
  };

  const submit = async (answers: WizardAnswers): Promise<Booking> => {
    if (complaint.current !== undefined) toast.dismiss(complaint.current); // what failed is tried again
    try {
      return await (session.user ? asCustomer(answers) : asVisitor(answers));
    } catch (error) {
      const sentence = sentenceOfFailure(error, messages.failure.consultationSubmit);
      complaint.current = toast.error(sentence);
      throw new RefusedRequest(sentence, refusedAnswers(error));
    }
  };
  return { submit, session, opened: formToken.open, closed: formToken.forget };
}

/** What the server said against single answers; against a field that the wizard doesn't ask for, nothing. */
function refusedAnswers(error: unknown): RefusedRequest['fields'] {
  const messages = error instanceof ApiError ? Object.entries(error.fieldErrors) : [];
  return Object.fromEntries(
    messages.flatMap(([path, message]) => {
      const field = askedField(path);
      return field ? [[field, message]] : [];
    }),
  );
}
