/** What a canned reply may stand for, and how the console explains it. */
export const cannedReplyPlaceholders = {
  'first name': 'The first name of the customer',
  'ticket number': 'The number of the ticket or request',
  'ticket title': 'The title of the ticket or request',
  'your name': 'The name of whoever answers',
} as const;
export type CannedReplyPlaceholder = keyof typeof cannedReplyPlaceholders;

const PLACEHOLDER = /\{\{\s*([^{}]*?)\s*\}\}/g;

const isKnown = (name: string): name is CannedReplyPlaceholder => Object.hasOwn(cannedReplyPlaceholders, name);

/** The placeholders of a text that stand for nothing, as they are written. */
export const unknownPlaceholders = (text: string): string[] =>
  [...text.matchAll(PLACEHOLDER)].filter(([, name = '']) => !isKnown(name)).map(([written]) => written);

/** Signs with a meaning in Markdown: what is filled in is words, whatever a customer calls a ticket. */
const MARKDOWN = /[\\`*_[\]()<>#+!|~{}]/g;

/** The text, which is Markdown, with its placeholders filled in. */
export const filledReply = (text: string, values: Readonly<Record<CannedReplyPlaceholder, string>>): string =>
  text.replaceAll(PLACEHOLDER, (written, name: string) =>
    isKnown(name) ? values[name].replaceAll(MARKDOWN, String.raw`\$&`) : written,
  );
