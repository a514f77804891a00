import { Injectable } from '@nestjs/common';
import { Config } from '../../../../infrastructure/config/config.js';
import { mailBody, renderText } from '../../../../infrastructure/message-texts/index.js';
import { variablesOf } from '../../messages/message-text.js';
import type { OwnWordsDraft } from '../mail-draft.js';
import { WritesMails, type MailRequest } from '../writes-mails.decorator.js';

/** The button's label where none was chosen. */
export const BUTTON = 'See it in the portal';

type BroadcastRow = Parameters<typeof variablesOf>[0] & {
  body: string;
  link: string | null;
  link_label: string | null;
};

/**
 * Writes mails of messages that an admin or a workflow wrote. A row carries its text in `data`: `text` (Markdown, filled
 * in), `label` of the button, `facts` as JSON; that of a message to many people is filled in when its mail is sent.
 */
@Injectable()
export class MessageMails {
  constructor(private readonly config: Config) {}

  /** The mail, or undefined when the message was cancelled. */
  @WritesMails(['message'])
  async write({ em, mail, person }: MailRequest<'message'>): Promise<OwnWordsDraft | undefined> {
    if (!person) return undefined;
    const { title, link, data } = mail;
    const { broadcast_id, text = '', label, facts } = data;
    if (broadcast_id === undefined)
      return this.draft(title, text, label === undefined ? undefined : { label, link }, facts);
    const [message] = await em.execute<BroadcastRow[]>(
      `select b.body, b.link, b.link_label, u.status, u.first_name, u.last_name, c.name as company_name
       from broadcasts as b join users as u on u.id = ? left join companies as c on c.id = u.company_id
       where b.id = ? and b.status <> 'cancelled'`,
      [person.id, broadcast_id],
    );
    if (!message) return undefined;
    const button = message.link ? { label: message.link_label ?? BUTTON, link: message.link } : undefined;
    return this.draft(title, renderText('markdown', message.body, variablesOf(message)), button);
  }

  private draft(
    subject: string,
    text: string,
    button?: { label: string; link: string },
    facts?: string,
  ): OwnWordsDraft {
    const content = {
      subject,
      paragraphs: [mailBody(text, this.config.publicUrl)],
      ...(facts ? { facts: JSON.parse(facts) as [string, string][] } : {}),
      ...(button ? { action: { label: button.label, url: `${this.config.publicUrl}${button.link}` } } : {}),
    };
    return { content };
  }
}
