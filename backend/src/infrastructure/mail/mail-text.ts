import { htmlOfText } from '../wording/html-text.js';
import type { MailBody, MailText } from './mail-content.js';

/** As a paragraph, or paragraphs, of HTML without styles. */
export const htmlOf = (text: MailText): string => (typeof text === 'string' ? `<p>${htmlOfText(text)}</p>` : text.html);

export const plainTextOf = (text: MailText): string => (typeof text === 'string' ? text : text.text);

/** What was typed without formats, with its line breaks and blanks. */
export const asTyped = (text: string): MailBody =>
  text === '' ? { html: '', text } : { html: htmlOf(text), text: text.replace(/\n{3,}/g, '\n\n') };

/** Texts as one: plain ones line by line, with formats paragraph by paragraph. */
export const joinedTexts = (texts: readonly MailText[]): MailText =>
  texts.every((text) => typeof text === 'string')
    ? texts.join('\n')
    : { html: texts.map(htmlOf).join('\n'), text: texts.map(plainTextOf).join('\n\n') };
