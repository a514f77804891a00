import { letterLine } from './receiver/letters.js';

/** Letters and digits; a shorter line may stand in another text by chance. */
const MIN_LENGTH = 8;
/** Characters; a longer line is none of a mail's frame, and would take long to look at. */
const MAX_FRAME_LINE = 300;

/** A message of a ticket's thread. */
export interface ToldMessage {
  text: string;
  isInternal: boolean;
}

/** A line by which our mails begin, or a message in them, or by which programs announce one. */
const BEGIN_OF_OURS =
  /^\W*(?:\[S-\d+\]|(?:\S+ ){1,5}(?:wrote|replied|added a note):$|-+ ?Original Message ?-+|From:\W.*Pamlico IT)/i;
/** What stands in mails to the team besides the words of a message. */
const OF_TEAM =
  /^\W*(?:Ticket\W+S-\d+.*|Priority\W+\w+|(?:From|Company)\s*[:|].*|Open the ticket|If you reply to this mail, .*|Unsubscribe, or choose when mail like this comes)\W*$|\/admin\/support\//i;

/**
 * What customers see of an admin's answer by mail: nothing of an internal note that it quotes, and no line that only mails
 * to the team have. Where a note is quoted, all that is quoted goes, since a changed line of it says what the note says.
 * @param shown Markdown
 */
export function publicAnswer(shown: string, messages: readonly ToldMessage[]): string {
  const lines = shown.split('\n');
  const isMarked = (line: string): boolean => line.startsWith('>');
  const begin = lines.findIndex((line) => !isMarked(line) && isFrameLine(line, BEGIN_OF_OURS));
  const isQuoted = (line: string, at: number): boolean => isMarked(line) || (begin >= 0 && at >= begin);
  const isOfNote = noteLines(messages);
  const kept = lines.some((line, at) => isQuoted(line, at) && isOfNote(line))
    ? lines.filter((line, at) => !isQuoted(line, at))
    : lines.filter((line, at) => !isQuoted(line, at) || !isFrameLine(line, OF_TEAM));
  return kept.join('\n').trim();
}

const isFrameLine = (line: string, pattern: RegExp): boolean =>
  line.length <= MAX_FRAME_LINE && pattern.test(line.replace(/[\\*]/g, ''));

/** Tells whether a line stands in a note and in no message that customers see. */
function noteLines(messages: readonly ToldMessage[]): (line: string) => boolean {
  const linesOf = (isInternal: boolean): string[] =>
    messages
      .filter((message) => message.isInternal === isInternal)
      .flatMap(({ text }) => text.split('\n').map(letterLine))
      .filter(Boolean);
  const [notes, told] = [linesOf(true), linesOf(false)];
  const [allNotes, allTold] = [notes.join(''), told.join('')];
  const longNotes = notes.filter((note) => note.length >= MIN_LENGTH);
  return (line) => {
    const letters = letterLine(line);
    if (letters.length < MIN_LENGTH) return notes.includes(letters) && !told.includes(letters);
    const isNote = allNotes.includes(letters) || longNotes.some((note) => letters.includes(note));
    return isNote && !allTold.includes(letters);
  };
}
