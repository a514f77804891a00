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

/** A mail that begins with the greeting; its subject is also the title in the app. */
export const letter = (title: string, body: readonly string[], action?: string): TextSource => ({
  subject: title,
  title,
  body: paragraphs('{{ greeting }}', ...body),
  ...(action === undefined ? {} : { action }),
});
