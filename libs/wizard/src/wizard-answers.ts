import { PublicConsultation, type UserView } from '@portal/contracts';

/** The answers of the wizard. */
export interface WizardAnswers {
  name: string;
  phone: string;
  email: string;
  company: string;
  needs: string;
  /** Stays empty; only programs that fill in every field put something here. */
  website: string;
}

export type WizardField = Exclude<keyof WizardAnswers, 'website'>;

export const noAnswers: WizardAnswers = { name: '', phone: '', email: '', company: '', needs: '', website: '' };

/** A signed-in user needn't type what the profile has. */
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
  fields: readonly WizardField[];
}

/** The four steps (specification, section 4). */
export const wizardSteps: readonly WizardStep[] = [
  { label: 'Your name', fields: ['name'] },
  { label: 'Your phone number', fields: ['phone'] },
  { label: 'Your e-mail and company', fields: ['email', 'company'] },
  { label: 'What you need', fields: ['needs'] },
];

/** The problem of an answer by the API's schema; null when it is valid (specification, section 5). */
export function problemOf(field: WizardField, answer: string): string | null {
  const { error } = PublicConsultation.shape[field].safeParse(answer);
  return error?.issues[0]?.message ?? null;
}

/** The first step with answers the API would refuse: later steps aren't open. */
export function firstOpenStep(answers: WizardAnswers): number {
  const open = wizardSteps.findIndex(({ fields }) => fields.some((field) => problemOf(field, answers[field]) !== null));
  return open === -1 ? wizardSteps.length - 1 : open;
}

/** The wizard's name of a field that the server refused; undefined for fields the wizard lacks. */
export function wizardField(path: string): WizardField | undefined {
  const name = path === 'description' ? 'needs' : path;
  return wizardSteps.flatMap(({ fields }) => fields).find((field) => field === name);
}

/** The number of the step with a field. */
export const stepOfField = (field: WizardField): number =>
  wizardSteps.findIndex(({ fields }) => fields.includes(field));
