import { publicConsultation, type UserView } from '@portal/contracts';

/** What the wizard asks for. */
export interface WizardAnswers {
  name: string;
  phone: string;
  email: string;
  company: string;
  needs: string;
  /** Stays empty; only programs that fill in every field put something here. */
  website: string;
}

export type AskedField = Exclude<keyof WizardAnswers, 'website'>;

export const noAnswers: WizardAnswers = { name: '', phone: '', email: '', company: '', needs: '', website: '' };

/** A signed-in person needn't type what their profile says. */
export const answersOf = (user: UserView): WizardAnswers => ({
  ...noAnswers,
  name: [user.first_name, user.last_name].filter(Boolean).join(' '),
  phone: user.phone ?? '',
  email: user.email,
  company: user.company_name ?? '',
});

/** Whether anything was answered that would be lost. */
export const isTyped = (typed: Partial<WizardAnswers>): boolean =>
  Object.values(typed).some((text) => text.trim() !== '');

export interface WizardStep {
  /** Read out with the step's number. */
  label: string;
  fields: readonly AskedField[];
}

/** The four steps (specification, section 4). */
export const wizardSteps: readonly WizardStep[] = [
  { label: 'Your name', fields: ['name'] },
  { label: 'Your phone number', fields: ['phone'] },
  { label: 'Your e-mail and company', fields: ['email', 'company'] },
  { label: 'What you need', fields: ['needs'] },
];

/** What the API would say against an answer, in its words; null when it takes it (specification, section 5). */
export function problemOf(field: AskedField, answer: string): string | null {
  const { error } = publicConsultation.shape[field].safeParse(answer);
  return error?.issues[0]?.message ?? null;
}

/** The first step whose answers the API wouldn't take: nobody is further than that. */
export function firstOpenStep(answers: WizardAnswers): number {
  const open = wizardSteps.findIndex(({ fields }) => fields.some((field) => problemOf(field, answers[field]) !== null));
  return open === -1 ? wizardSteps.length - 1 : open;
}

/** The wizard's name of a field that the server refused; undefined for what the wizard doesn't ask. */
export function askedField(path: string): AskedField | undefined {
  const name = path === 'description' ? 'needs' : path;
  return wizardSteps.flatMap(({ fields }) => fields).find((field) => field === name);
}

/** The number of the step that asks for a field. */
export const stepAsking = (field: AskedField): number => wizardSteps.findIndex(({ fields }) => fields.includes(field));
