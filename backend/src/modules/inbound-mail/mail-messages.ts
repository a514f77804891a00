import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  DomainError,
  limits,
  pictureMarker,
  sentenceOf,
  type CreateTicket,
  type Role,
  type UserActor,
} from '@portal/contracts';
import { refuse } from '../../infrastructure/errors/refuse.js';
import { IncomingFiles } from '../../infrastructure/storage/incoming-files.js';
import { receiveBytes, type StoredFacts } from '../../infrastructure/storage/stored-files.js';
import { AttachmentFiles, AttachmentsService, type CommentMail } from '../comments/index.js';
import { ConversationsService } from '../support-conversation/index.js';
import type { ReplyKind } from './reply-addresses.js';
import { MailThreads } from './mail-threads.js';
import { messagesIn, titleOf } from './mail-tickets.js';
import type { RawMail } from './thread/mail-thread.js';
import type { MailFile } from './receiver/mail-content.js';
import { asMarkdown, escapeMarkdown } from './receiver/mail-text.js';

/** The thread that a mail goes on with, or the ticket that it opens. */
export type MailTarget =
  { ticketId: string; kind: ReplyKind } | { opens: Pick<CreateTicket, 'title' | 'category' | 'priority'> };

/** What was written, and in which mail. */
export interface MailWords {
  raw: RawMail;
  mail: CommentMail;
  /** The role of the sender, also where an admin files the mail; null for strangers. */
  sentBy: Role | null;
}

/** What a mail became. */
export interface FiledMessage {
  ticketId: string;
  commentId: string;
}

/** A file that is not accepted, and why: the code of the refusal and its sentence. */
interface LeftOutFile {
  name: string;
  code: string;
  reason: string;
}

/** The files of a mail: stored ones, and those that are not accepted. */
export interface StoredMailFiles {
  /** `sentName` is the name in the mail. */
  stored: (StoredFacts & { sentName: string })[];
  leftOut: LeftOutFile[];
}

/** The message that a mail becomes. */
interface MessageInput {
  body: string;
  /** How many files it has. */
  files: number;
  mail: CommentMail;
}

/** Said of a file in Outlook's own format (TNEF) of which a part can't be read. */
const PACKED =
  '*Outlook packed parts of this mail into winmail.dat, which cannot be read here. Please send it once more as plain text with attachments.*';
/** Said of an admin's answer of which it isn't known what customers may read. */
const UNCLEAR =
  'This answer has words between the lines of the mail that it quotes, so it can not be told from what only the team may read: write above the quote, or answer on the page of the ticket';
/** Said of an admin's answer that has neither words of its own nor files: customers get no mail that says nothing. */
const EMPTY = 'This answer has no words of its own, so nothing was sent: write above the quote';
/** Characters kept free for the sentences under a mail's text. */
const ROOM = 2_000;
/** Characters of all names of files that are not accepted. */
const MAX_NAMES = 500;

/** Makes messages of support tickets of mails (decisions, section 4). */
@Injectable()
export class MailMessages {
  constructor(
    private readonly incoming: IncomingFiles,
    private readonly files: AttachmentFiles,
    private readonly attachments: AttachmentsService,
    private readonly conversations: ConversationsService,
    private readonly threads: MailThreads,
  ) {}

  /**
   * Checks the files of a mail as those of a form are checked, and stores them while `work` makes the message: if that
   * fails, they go again.
   */
  async keepingFiles<Result>(files: MailFile[], work: (kept: StoredMailFiles) => Promise<Result>): Promise<Result> {
    const kept: StoredMailFiles = { stored: [], leftOut: [] };
    const next = async (index: number): Promise<Result> => {
      const file = files[index];
      if (!file) return work(kept);
      const limit = limitAbove(file, kept);
      if (limit !== null) {
        kept.leftOut.push({ name: file.name, code: limit, reason: sentenceOf(limit) });
        return next(index + 1);
      }
      return this.keepingFile(file, kept, () => next(index + 1));
    };
    return next(0);
  }

  /**
   * Writes a mail as a message of the actor, with its files, within the caller's transaction.
   * @throws DomainError also `invalid`, where an admin's mail says nothing
   */
  async write(
    em: EntityManager,
    actor: UserActor,
    target: MailTarget,
    words: MailWords,
    kept: StoredMailFiles,
  ): Promise<FiledMessage> {
    const shown = withStoredNames(await this.shown(em, target, words), kept);
    const hasNothing = shown.trim() === '' && kept.stored.length === 0 && kept.leftOut.length === 0;
    if (hasNothing && words.sentBy === 'admin') refuse(fieldOf(target), EMPTY);
    const input = { files: kept.stored.length, body: bodyOf(shown, kept), mail: words.mail };
    const written =
      'opens' in target ? await this.open(em, actor, target.opens, input) : await this.reply(em, actor, target, input);
    await this.attachments.addWritten(em, actor, written.commentId, kept.stored);
    return written;
  }

  /** @throws DomainError `invalid` where it isn't known what customers may read of it */
  private async shown(em: EntityManager, target: MailTarget, { raw, sentBy }: MailWords): Promise<string> {
    const thread = 'opens' in target ? null : await threadOf(em, target);
    const shown = await this.threads.shown({ ...raw, thread, sentBy });
    if (shown === null) refuse(fieldOf(target), UNCLEAR);
    return shown;
  }

  private async open(
    em: EntityManager,
    actor: UserActor,
    opens: Pick<CreateTicket, 'title' | 'category' | 'priority'>,
    { body, files, mail }: MessageInput,
  ): Promise<FiledMessage> {
    const ticket = await this.conversations.openWithin(em, actor, { ...opens, description: body, files }, mail);
    return { ticketId: ticket.id, commentId: ticket.first_message_id };
  }

  private async reply(
    em: EntityManager,
    actor: UserActor,
    { ticketId, kind }: { ticketId: string; kind: ReplyKind },
    { mail, ...input }: MessageInput,
  ): Promise<FiledMessage> {
    const visibility = kind === 'note' ? 'internal' : 'public';
    const { message, ticket } = await this.conversations.replyWithin(
      em,
      actor,
      ticketId,
      { ...input, visibility },
      mail,
    );
    return { ticketId: ticket.id, commentId: message.id };
  }

  private async keepingFile<Result>(
    file: MailFile,
    kept: StoredMailFiles,
    goOn: () => Promise<Result>,
  ): Promise<Result> {
    const received = await receiveBytes(this.incoming, file.content, limits.attachmentBytes);
    try {
      const facts = await this.files
        .check({ file: received, name: file.name, type: '', size: null })
        .catch((error: unknown) => {
          if (error instanceof DomainError && error.status < 500) return error;
          throw error;
        });
      if (facts instanceof DomainError) {
        const reason = facts.extras.details?.[0]?.message ?? facts.message;
        kept.leftOut.push({ name: file.name, code: facts.code, reason });
        return await goOn();
      }
      return await this.files.keeping(received.path, (storagePath) => {
        kept.stored.push({ ...facts, storagePath, sentName: file.name });
        return goOn();
      });
    } finally {
      await this.incoming.discard(received);
    }
  }
}

/** The field of the form by which a mail is filed. */
const fieldOf = (target: MailTarget): 'title' | 'ticket_id' => ('opens' in target ? 'title' : 'ticket_id');

const threadOf = async (em: EntityManager, { ticketId, kind }: { ticketId: string; kind: ReplyKind }) => ({
  title: await titleOf(em, ticketId),
  messages: await messagesIn(em, ticketId),
  isNote: kind === 'note',
});

/** The limit that a file is above; null where it is above none. */
function limitAbove(
  file: MailFile,
  { stored }: StoredMailFiles,
): 'attachment.too_many' | 'attachment.too_large' | null {
  if (stored.length >= limits.attachmentsPerComment) return 'attachment.too_many';
  return file.content.length > limits.attachmentBytes ? 'attachment.too_large' : null;
}

/** Names the pictures in the text as they are stored, so that the screen finds them. */
const withStoredNames = (markdown: string, { stored }: StoredMailFiles): string =>
  stored
    .filter(({ sentName, fileName }) => sentName !== fileName)
    .reduce((text, { sentName, fileName }) => text.replaceAll(markerOf(sentName), () => markerOf(fileName)), markdown);

const markerOf = (name: string): string => escapeMarkdown(pictureMarker(name));

/** The message's text: what was written, and what of the mail is not in it. */
function bodyOf(markdown: string, { stored, leftOut }: StoredMailFiles): string {
  const most = limits.longText - ROOM;
  const paragraphs = [markdown.length > most ? beginningOf(markdown, most) : markdown];
  if (markdown.length > most) paragraphs.push('*The rest of this mail is too long to be shown here.*');
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
  return asMarkdown(names.length > most ? `${names.slice(0, most)}…` : names);
};

/** Whole lines where there are any; what is in fixed width ends there. */
function beginningOf(markdown: string, most: number): string {
  const cut = markdown.slice(0, most);
  const lines = cut.slice(0, Math.max(cut.lastIndexOf('\n'), 0)) || cut;
  const fences = lines.match(/^`{3,}/gm) ?? [];
  return fences.length % 2 === 1 ? `${lines}\n${fences.at(-1)}` : lines;
}
