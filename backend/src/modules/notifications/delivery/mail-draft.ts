import type { Mail, MailContent, MailText } from '../../../infrastructure/mail/index.js';
import type { TextVariables } from '../../../infrastructure/message-texts/index.js';
import type { EditableName } from '../templates/catalogue/index.js';
import type { OwnWordsTemplateName } from '../templates/template.js';

/** A mail in the built-in words, and what its text is filled with where an admin wrote another. */
export interface MailDraft {
  template: EditableName | OwnWordsTemplateName;
  content: MailContent & Pick<Mail, 'attachments' | 'calendar' | 'headers' | 'replyTo'>;
  variables: TextVariables;
  /** Paragraphs that follow whatever the text says. */
  rest?: readonly MailText[];
}
