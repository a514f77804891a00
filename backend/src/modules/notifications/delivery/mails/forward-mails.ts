import { Injectable } from '@nestjs/common';
import { brand } from '@portal/contracts';
import { Config } from '../../../../infrastructure/config/config.js';
import { BUSINESS_ZONE } from '../../../../infrastructure/database/time/business-time.js';
import { commentInMail } from '../../../../infrastructure/wording/comment-body.js';
import { ReplyAddresses } from '../../../inbound-mail/index.js';
import { findTicketRow } from '../../../support/index.js';
import { shortTime } from '../../templates/labels.js';
import { MessageFiles } from '../message-files.js';
import { WritesMails, type MailRequest, type OwnWordsDraft } from '../writes-mails.decorator.js';
import { findConversation, findMessage } from './mailed-message.js';

/** What the row of a forward says: the note about it, the message or '' for all, the text above and the files, by ids. */
export type ForwardData = Record<'ticket_id' | 'comment_id' | 'message_id' | 'text' | 'file_ids', string>;

/** Messages that the mail of a whole conversation has at most. */
const MAX_MESSAGES = 100;

/** Writes mails that forward messages of a ticket to third parties (decisions 4.107). */
@Injectable()
export class ForwardMails {
  constructor(
    private readonly config: Config,
    private readonly addresses: ReplyAddresses,
    private readonly files: MessageFiles,
  ) {}

  /** The mail, or undefined when the ticket, the message or the note about it is gone. */
  @WritesMails(['ticket_forward'])
  async write({ em, mail }: MailRequest<'ticket_forward'>): Promise<OwnWordsDraft | undefined> {
    const { ticket_id = '', comment_id: noteId = '', message_id = '', text = '', file_ids = '' } = mail.data;
    const ticket = await findTicketRow(em, ticket_id);
    const note = await findMessage(em, noteId);
    if (!ticket || ticket.deleted_at !== null || !note) return undefined;
    const isWhole = message_id === '';
    const newest = isWhole
      ? await findConversation(em, ticket.id, note.created_at, MAX_MESSAGES)
      : [await findMessage(em, message_id)].filter((message) => message !== undefined);
    if (newest.length === 0) return undefined;
    const replyTo = this.addresses.of({ number: ticket.number, noteId, kind: 'forward' });
    const shown = (words: string) => commentInMail(words, { origin: this.config.publicUrl });
    return {
      content: {
        subject: mail.title,
        paragraphs: [
          ...(text ? [shown(text)] : []),
          ...(newest.length === MAX_MESSAGES ? [`The newest ${MAX_MESSAGES} messages of the conversation:`] : []),
          ...newest
            .toReversed()
            .flatMap(({ author, role, created_at, body }) => [
              `${isWhole ? 'Message' : 'Forwarded message'} of ${author ?? (role === 'admin' ? brand.shortName : 'our customer')}, ${shortTime(created_at, BUSINESS_ZONE)}:`,
              shown(body),
            ]),
        ],
        attachments: await this.files.chosen(em, file_ids.split(',').filter(Boolean)),
        headers: { 'Auto-Submitted': 'no' }, // a person wrote it: the desks of vendors open tickets of such mails only
        ...(replyTo === null ? {} : { replyTo, note: `Your answer to this mail reaches ${brand.name}.` }),
      },
    };
  }
}
