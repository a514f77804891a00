import type { NotificationCategory } from '@portal/contracts';
import type { TextSource } from '../../../../infrastructure/message-texts/index.js';
import type { OwnWordsTemplateName, TemplateName } from '../template.js';

/** A template: that of a notification, or of a mail that is none. */
export type EditableName = Exclude<TemplateName, OwnWordsTemplateName> | 'sign_in' | 'news' | 'digest';

export interface TemplateVariable {
  name: string;
  /** What it is, for the admin who writes the text. */
  meaning: string;
  example: string | number | boolean;
  /** Known only when the mail is written: the title in the app can't have it. */
  mailOnly?: true;
}

/** What an admin needs to know of a message to write its text, and the built-in words as such a text. */
export interface TemplateDefinition {
  label: string;
  description: string;
  category: NotificationCategory;
  /** Who receives it, in words. */
  recipients: string;
  variables: readonly TemplateVariable[];
  /** The parts that the message has. Rendered with the variables, they are the built-in words. */
  text: TextSource;
}

export const variable = (
  name: string,
  meaning: string,
  example: TemplateVariable['example'],
  mailOnly?: true,
): TemplateVariable => ({ name, meaning, example, ...(mailOnly ? { mailOnly } : {}) });

export const greetingVariables: readonly TemplateVariable[] = [
  variable('greeting', '“Hello” with the first name, where it is known', 'Hello Dana,', true),
  variable('first_name', 'The first name of the reader; may be empty', 'Dana', true),
];

/** Paragraphs, in order. */
export const paragraphs = (...texts: readonly string[]): string => texts.join('\n\n');
