import { broadcastVariables, DomainError, type ProblemDetail, truncate } from '@portal/contracts';
import {
  checkText,
  mailBody,
  RenderTime,
  renderText,
  TextError,
  type TextKind,
  type TextVariables,
} from '../../../infrastructure/message-texts/index.js';
import type { AudienceMember } from '../../users/index.js';
import { safeFirstName } from '../templates/first-name.js';

/** A title and a text in Markdown, both as Liquid. */
interface MessageText {
  title?: string | undefined;
  body?: string | undefined;
}

/** How much of a text is shown in the app, where there is no mail's frame around it. */
const LONGEST_IN_APP = 1_000;

/**
 * What a message for this person is filled with. A first name that only a visitor typed is cut to its letters (decisions
 * 3.13).
 */
export const variablesOf = ({
  is_confirmed,
  first_name,
  last_name,
  company_name,
}: Omit<AudienceMember, 'id' | 'email'>): TextVariables => ({
  first_name: is_confirmed ? (first_name ?? '') : safeFirstName(first_name),
  last_name: last_name ?? '',
  company_name: company_name ?? '',
});

/** @throws DomainError `invalid`, naming field and line, for a text that can't be filled in */
export function checkMessage(text: MessageText): void {
  const known = Object.keys(broadcastVariables);
  const examples = Object.fromEntries(known.map((name) => [name, name]));
  const details: ProblemDetail[] = [];
  const time = RenderTime.ofPreview();
  const check = (path: string, kind: TextKind, source: string | undefined): void => {
    if (source === undefined) return;
    try {
      checkText(kind, source, known);
      if (!time.isOver) renderText(kind, source, examples, time);
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      details.push({
        path,
        message: error instanceof TextError ? `Line ${error.line}: ${error.message}` : error.message,
      });
    }
  };
  check('title', 'line', text.title);
  check('body', 'markdown', text.body);
  if (details.length > 0) throw new DomainError('invalid', {}, { details });
}

/** The button's label where none was chosen. */
export const BUTTON = 'See it in the portal';

/** A message that is filled in. */
interface FilledMessage {
  title: string;
  /** Markdown. */
  body: string;
  /** A path of the product; without it there is no button. */
  link?: string | null | undefined;
  link_label?: string | null | undefined;
}

/** A message as the content of its mail. @param origin what a link to a page of the product begins with */
export const mailOf = ({ title, body, link, link_label }: FilledMessage, origin: string) => ({
  subject: title,
  paragraphs: [mailBody(body, origin)],
  ...(link ? { action: { label: link_label ?? BUTTON, url: `${origin}${link}` } } : {}),
});

/** The text as it is shown in the app: plain, cut where it is long. */
export function textInApp(markdown: string, origin: string): string {
  const { text } = mailBody(markdown, origin);
  return text.length > LONGEST_IN_APP ? `${truncate(text, LONGEST_IN_APP)}…` : text;
}
