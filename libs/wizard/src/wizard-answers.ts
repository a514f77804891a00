import type { UserView } from '@portal/contracts';
import { limits } from '@portal/contracts';

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

export const noAnswers: WizardAnswers = { name: '', phone: '', email: '', company: '', needs: '', website: '' };

/** A signed-in person needn't type what their profile says. */
export const answersOf = (user: UserView): WizardAnswers => ({
  ...noAnswers,
  name: [user.first_name, user.last_name].filter(Boolean).join(' '),
  phone: user.phone ?? '',
  email: user.email,
  company: user.company_name ?? '',
});

export interface WizardStep {
  /** Read out with the step's number. */
  label: string;
  fields: readonly (keyof WizardAnswers)[];
  isValid: (answers: WizardAnswers) => boolean;
}

const said = (text: string): boolean => text.trim() !== '';

/** The four steps and when each may be left (specification, sections 4 and 5). */
export const wizardSteps: readonly WizardStep[] = [
  { label: 'Your name', fields: ['name'], isValid: ({ name }) => said(name) },
  { label: 'Your phone number', fields: ['phone'], isValid: ({ phone }) => said(phone) },
  {
    label: 'Your e-mail and company',
    fields: ['email', 'company'],
    isValid: ({ email }) => said(email) && email.includes('@'),
  },
  { label: 'What you need', fields: ['needs'], isValid: ({ needs }) => said(needs) },
];

/** How much each field takes (decisions on the API's limits). */
export const wizardLimits = {
  name: limits.name,
  phone: limits.phone,
  email: limits.email,
  company: limits.name,
  needs: limits.longText,
} as const;

/** The number of the step that asks for a field the server refused; the last one for anything else. */
export function stepAsking(path: string | undefined): number {
  const field = path === 'description' ? 'needs' : path;
  const index = wizardSteps.findIndex(({ fields }) => fields.some((asked) => asked === field));
  return index === -1 ? wizardSteps.length - 1 : index;
}
