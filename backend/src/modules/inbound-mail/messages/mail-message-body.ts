import { limits, truncate } from '@portal/contracts';
import type { StoredFileProps } from '../../../infrastructure/storage/stored-files.js';
import { asMarkdown } from '../receiver/texts/mail-text.js';

/** A file that is not accepted, and why: the code of the refusal and its sentence. */
interface LeftOutFile {
  name: string;
  code: string;
  reason: string;
}

/** The files of a mail: stored ones, and those that are not accepted. */
export interface StoredMailFiles {
  /** `sentName` is the name in the mail. */
  stored: (StoredFileProps & { sentName: string })[];
  leftOut: LeftOutFile[];
}

/** Said of a file in Outlook's own format (TNEF) of which a part can't be read. */
const PACKED =
  '*Outlook packed parts of this mail into winmail.dat, which cannot be read here. Please send it once more as plain text with attachments.*';
/** Characters kept free for the sentences under a mail's text. */
const ROOM = 2_000;
/** Characters of all names of files that are not accepted. */
const MAX_NAMES = 500;

/** Characters of a mail's text that its message shows. */
const MAX_SHOWN = limits.longText - ROOM;

/** The file with all of a text that is too long for a message. */
export const WHOLE_TEXT = 'whole-mail.txt';

/** Whether a mail's text is too long to be shown as a message. */
export const isTooLong = (markdown: string): boolean => markdown.length > MAX_SHOWN;

const REST_IN_FILE = `*The rest of this mail is in ${WHOLE_TEXT}. A mail of more than 100,000 characters may be cut there.*`;
const REST_LEFT_OUT = '*The rest of this mail is too long to be shown here.*';

/** The message's text: what was written, and what of the mail is not in it. */
export function bodyOf(markdown: string, { stored, leftOut }: StoredMailFiles): string {
  const paragraphs = [isTooLong(markdown) ? beginningOf(markdown, MAX_SHOWN) : markdown];
  const isInFile = stored.some(({ sentName }) => sentName === WHOLE_TEXT);
  if (isTooLong(markdown)) paragraphs.push(isInFile ? REST_IN_FILE : REST_LEFT_OUT);
  const byReason = Map.groupBy(leftOut, ({ reason }) => reason);
  for (const [reason, files] of byReason)
    paragraphs.push(`*Not accepted: ${namesOf(files, MAX_NAMES / byReason.size)}. ${reason}*`);
  if (leftOut.some(isPackedLeftOut)) paragraphs.push(PACKED);
  const body = paragraphs
    .filter((paragraph) => paragraph.trim())
    .join('\n\n')
    .trimEnd();
  if (body) return body;
  return stored.length > 0 ? '*A mail with files*' : '*A mail without text*';
}

/** What is infected shall not be sent once more. */
const isPackedLeftOut = ({ name, code }: LeftOutFile): boolean =>
  name.toLowerCase() === 'winmail.dat' && code !== 'file.infected';

const namesOf = (files: readonly LeftOutFile[], most: number): string => {
  const names = files.map(({ name }) => name).join(', ');
  return asMarkdown(names.length > most ? `${truncate(names, most)}…` : names);
};

/** Whole lines where there are any; what is in fixed width ends there. */
function beginningOf(markdown: string, most: number): string {
  const cut = truncate(markdown, most);
  const lines = cut.slice(0, Math.max(cut.lastIndexOf('\n'), 0)) || cut;
  const fences = lines.match(/^`{3,}/gm) ?? [];
  return fences.length % 2 === 1 ? `${lines}\n${fences.at(-1)}` : lines;
}
