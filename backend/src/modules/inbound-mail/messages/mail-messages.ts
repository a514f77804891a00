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
import { refuse } from '../../../infrastructure/errors/refuse.js';
import { newFileName } from '../../../infrastructure/storage/file-storage.js';
import { IncomingFiles } from '../../../infrastructure/storage/incoming-files.js';
import { receiveBytes } from '../../../infrastructure/storage/stored-files.js';
import { textOfComment } from '../../../infrastructure/wording/comment-body.js';
import { AttachmentFiles, AttachmentsService, type CommentMail } from '../../comments/index.js';
import { ConsultationContactsService } from '../../consultation-conversation/index.js';
import { TicketPeopleService } from '../../support/index.js';
import { ConversationsService } from '../../support-conversation/index.js';
import type { FiledMessage } from '../inbound-mail.entity.js';
import type { ReplyKind } from '../reply-addresses.js';
import { MailCopiesReader, withCopies } from './mail-copies.js';
import { bodyOf, isTooLong, WHOLE_TEXT, type StoredMailFiles } from './mail-message-body.js';
import { MailReadingPool } from './mail-reading-pool.js';
import { messagesIn, titleOf, type MailThread } from './referenced-ticket.js';
import type { RawMail } from '../worker-thread/mail-thread.js';
import type { MailFile } from '../receiver/mail-content.js';
import { escapeMarkdown } from '../receiver/texts/mail-text.js';
import { isSaidBelow } from '../receiver/quotes/signatures.js';

/** The thread that a mail goes on with, or the ticket that it opens. */
export type MailTarget =
  (MailThread & { kind: ReplyKind }) | { opens: Pick<CreateTicket, 'title' | 'category' | 'priority'> };

/** What was written, and in which mail. */
export interface MailWords {
  raw: RawMail;
  mail: CommentMail;
  /** The addresses that it was sent to. */
  sentTo: readonly string[];
  /** The role of the sender, also where an admin files the mail; null for strangers. */
  sentBy: Role | null;
  /** Stands above the words. */
  heading?: string | undefined;
}

/** Said of an admin's answer of which it isn't known what customers may read. */
const UNCLEAR =
  'This answer has a line of an internal note, or words between quoted lines that can not be told from one: write above the quote, or answer in the console';
/** Said of an admin's answer that has neither words of its own nor files: customers get no mail that says nothing. */
const EMPTY = 'This answer has no words of its own, so nothing was sent: write above the quote';

/** Makes messages of support tickets and requests of mails (decisions, section 4). */
@Injectable()
export class MailMessages {
  constructor(
    private readonly incoming: IncomingFiles,
    private readonly files: AttachmentFiles,
    private readonly attachments: AttachmentsService,
    private readonly conversations: ConversationsService,
    private readonly requests: ConsultationContactsService,
    private readonly threads: MailReadingPool,
    private readonly copies: MailCopiesReader,
    private readonly people: TicketPeopleService,
  ) {}

  /**
   * Checks the files of a mail as those of a form are checked, and stores them while `work` makes the message: if that
   * fails, they go again.
   */
  async keepingFiles<Result>(files: MailFile[], work: (kept: StoredMailFiles) => Promise<Result>): Promise<Result> {
    const kept: StoredMailFiles = { stored: [], leftOut: [] };
    try {
      for (const file of files) await this.keep(file, kept);
      return await work(kept);
    } catch (error) {
      // what can't be removed is swept at night
      for (const { storagePath } of kept.stored) await this.files.remove(storagePath).catch(() => undefined);
      throw error;
    }
  }

  /**
   * Writes a mail as a message of the actor, with its files, within the caller's transaction; colleagues who got it too
   * are on the ticket then.
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
    const hasFiles = kept.stored.length > 0 || kept.leftOut.length > 0;
    if (words.sentBy === 'admin' && !hasFiles && !isSaid(shown)) refuse(fieldOf(target), EMPTY);
    const whole = { name: WHOLE_TEXT, type: 'text/plain', content: Buffer.from(textOfComment(shown)) };
    if (isTooLong(shown) && limitAbove(whole, kept) === null) await this.keep(whole, kept);
    const body = [words.heading, bodyOf(shown, kept)].filter(Boolean).join('\n\n');
    const files = kept.stored.length;
    const message = await this.say(em, actor, target, { body, files }, words);
    await this.attachments.addWritten(em, actor, message.commentId, kept.stored);
    return message;
  }

  private async say(
    em: EntityManager,
    actor: UserActor,
    target: MailTarget,
    { body, files }: { body: string; files: number },
    { mail, sentTo }: MailWords,
  ): Promise<FiledMessage> {
    const isNote = 'kind' in target && target.kind === 'note';
    const visibility = isNote ? ('internal' as const) : ('public' as const);
    if ('consultationId' in target) {
      const { consultationId } = target;
      const commentId = await this.requests.replyWithin(em, actor, consultationId, { body, files, visibility }, mail);
      return { ticketId: null, consultationId, commentId };
    }
    const ticketId = 'opens' in target ? null : target.ticketId;
    const copies = await this.copies.read(em, actor, sentTo, {
      ticketId,
      mayAdd: !isNote && mail.filedBy === null,
    });
    const text = withCopies(body, copies);
    const { ticket, messageId } =
      'opens' in target
        ? await this.conversations.openWithin(em, actor, { ...target.opens, description: text, files }, mail)
        : await this.conversations.replyWithin(em, actor, target.ticketId, { body: text, files, visibility }, mail);
    await this.people.addWithin(em, actor, ticket, copies.colleagueIds);
    return { ticketId: ticket.id, consultationId: null, commentId: messageId };
  }

  /** @throws DomainError `invalid` where it isn't known what customers may read of it */
  private async shown(em: EntityManager, target: MailTarget, { raw, sentBy }: MailWords): Promise<string> {
    const thread = 'opens' in target ? null : await threadOf(em, target);
    const shown = await this.threads.shown({ ...raw, thread, sentBy });
    if (shown === null) refuse(fieldOf(target), UNCLEAR);
    return shown;
  }

  /** Stores a file, or notes why it is left out. @throws DomainError `storage.unavailable` */
  private async keep(file: MailFile, kept: StoredMailFiles): Promise<void> {
    const limit = limitAbove(file, kept);
    if (limit !== null) {
      kept.leftOut.push({ name: file.name, code: limit, reason: sentenceOf(limit) });
      return;
    }
    const received = await receiveBytes(this.incoming, file.content, limits.attachmentBytes);
    try {
      const facts = await this.files.check({ file: received, name: file.name, type: '', size: null });
      const storagePath = newFileName();
      await this.files.put(storagePath, received.path);
      kept.stored.push({ ...facts, storagePath, sentName: file.name });
    } catch (error) {
      if (!(error instanceof DomainError) || error.status >= 500) throw error;
      const reason = error.extras.details?.[0]?.message ?? error.message;
      kept.leftOut.push({ name: file.name, code: error.code, reason });
    } finally {
      await this.incoming.discard(received);
    }
  }
}

/** The field of the form by which a mail is filed. */
const fieldOf = (target: MailTarget): 'title' | 'ticket_id' => ('opens' in target ? 'title' : 'ticket_id');

/** Whether a text says more than a signature or a line that a program drew. */
const isSaid = (markdown: string): boolean => isSaidBelow(textOfComment(markdown).split('\n'));

const threadOf = async (em: EntityManager, thread: MailThread & { kind: ReplyKind }) => ({
  title: await titleOf(em, thread),
  messages: await messagesIn(em, thread),
  isNote: thread.kind === 'note',
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
