import type { NotificationCategory } from '@portal/contracts';
import type { TextSource } from '../../../../infrastructure/message-texts/index.js';

export interface TemplateVariable {
  name: string;
  /** Its label, for the admin who writes the text. */
  meaning: string;
  example: string | number | boolean;
  /** Known only when the mail is written: the title in the app can't have it. */
  mailOnly?: true;
}

/** What an admin needs to know of a message to write its text, and its built-in text. */
export interface TemplateDefinition {
  label: string;
  description: string;
  category: NotificationCategory;
  /** Who receives it, in words. */
  recipients: string;
  /** Whether it answers what its reader just did: it has no link to unsubscribe (decisions 6.17). */
  isDirect?: true;
  /**
   * For whom it goes at any hour, in no digest: all recipients, or the admin on call, of urgent tickets only (decisions
   * 6.15).
   */
  critical?: 'everybody' | 'on_call' | 'urgent_on_call';
  variables: readonly TemplateVariable[];
  /** The parts that the message has: what it says while no admin wrote another text. */
  text: TextSource;
}

/** The messages of a domain, by name. */
export type TemplateTexts = Readonly<Record<string, TemplateDefinition>>;

/** The names of the messages, typed. */
export const namesOf = <Name extends string>(texts: Readonly<Record<Name, TemplateDefinition>>): Name[] =>
  Object.keys(texts) as Name[];

export const variable = (
  name: string,
  meaning: string,
  example: TemplateVariable['example'],
  mailOnly?: true,
): TemplateVariable => ({ name, meaning, example, ...(mailOnly ? { mailOnly } : {}) });

export const greetingVariables: readonly TemplateVariable[] = [
  variable('greeting', 'Greeting with the first name, if known', 'Hello Dana,', true),
  variable('first_name', 'Reader’s first name; may be empty', 'Dana', true),
];

/** Paragraphs, in order. */
export const paragraphs = (...texts: readonly string[]): string => texts.join('\n\n');

/** What the messages of a kind share. The variables of one message follow those of its kind. */
type Common = Pick<TemplateDefinition, 'category' | 'recipients'> &
  Partial<Omit<TemplateDefinition, 'text'> & Pick<TextSource, 'subject' | 'action'>>;

/** One message of a kind. */
type Own = Pick<TemplateDefinition, 'label' | 'description'> & Partial<Common> & { title: string };

const allVariables = (common: Common, own: Partial<Common>): TemplateVariable[] => [
  ...(common.variables ?? []),
  ...(own.variables ?? []),
];

/** Mails without a greeting, as the team gets them. The subject is also the title in the app where it isn't given. */
export const notices =
  (common: Common) =>
  (own: Own & { body: readonly string[] }): TemplateDefinition => {
    const { title, subject = title, body, action, ...facts } = { ...common, ...own };
    const text = { subject, title, body: paragraphs(...body), ...(action === undefined ? {} : { action }) };
    return { ...facts, variables: allVariables(common, own), text };
  };

/** Mails that begin with the greeting. */
export const letters = ({ variables = [], ...common }: Common) => {
  const written = notices({ ...common, variables: [...greetingVariables, ...variables] });
  return (own: Parameters<typeof written>[0]): TemplateDefinition =>
    written({ ...own, body: ['{{ greeting }}', ...own.body] });
};

/** Lines of mails with several (“Several updates”, “Hourly or daily digest”); a line alone is the subject. */
export const lines =
  (common: Common) =>
  ({ title, description, ...own }: Own): TemplateDefinition => ({
    ...common,
    ...own,
    description: `${description} One line; changes within two minutes are sent as one mail, a line each.`,
    variables: allVariables(common, own),
    text: { title },
  });
