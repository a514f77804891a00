/** Whether a quoted text is of the thread that a mail answers. */
export type IsOfThread = (quoted: string) => boolean;

/**
 * What is shown of a mail: an answer without what it quotes, one that opens a ticket with that, or the whole. With a
 * function for it, an answer goes on without what it quotes of its thread only: another quoted mail is something new.
 */
export type Reading = 'answer' | 'opening' | 'whole' | { answerIn: IsOfThread };

export const isAnswer = (reading: Reading): boolean => reading === 'answer' || typeof reading === 'object';

/** Which quotes an answer leaves out: all of them where its thread isn't known. */
export const leftOutBy = (reading: Reading): IsOfThread =>
  typeof reading === 'object' ? reading.answerIn : () => true;

/** What is read of a file of a mail. */
export interface AttachedFile {
  filename?: string | undefined;
  contentType: string;
  content: Buffer;
  /** Its Content-ID, by which HTML shows it. */
  cid?: string | undefined;
}

/** What is read of a mail, whatever format it came in. */
export interface ReadableMail {
  from: string | undefined;
  date: Date | undefined;
  subject: string | undefined;
  text: string | undefined;
  html: string | undefined;
  files: AttachedFile[];
}
