import { Injectable } from '@nestjs/common';
import { Config } from '../../../../infrastructure/config/config.js';
import { mailBody, renderText } from '../../../../infrastructure/message-texts/index.js';
import { selectAddressees, variablesOf } from '../../messages/message-text.js';
import { workflowTemplateNames, type WorkflowTemplateName } from '../../templates/catalogue/index.js';
import { WritesMails, type MailRequest, type OwnWordsDraft } from '../writes-mails.decorator.js';
import { CHOICE } from './digest-mails.js';
import { isStillSeen } from './mail-lines.js';

/** The button's label where none was chosen. */
export const BUTTON = 'See it in the portal';

/**
 * Writes mails of messages that an admin or a workflow wrote. A row carries its text in `data`: `text` (filled in),
 * `label` of the button, `facts` as JSON; that of a message to many people is filled in when its mail is sent.
 */
@Injectable()
export class OwnWordsMails {
  constructor(private readonly config: Config) {}

  /** The mail of a message in Markdown, or undefined when the message was cancelled. */
  @WritesMails(['message'])
  async writeMessage({ em, mail, person, url }: MailRequest<'message'>): Promise<OwnWordsDraft | undefined> {
    if (!person) return undefined;
    const { broadcast_id, text = '', label, facts } = mail.data;
    if (broadcast_id === undefined) return this.draft(mail.title, text, label && { label, url }, facts);
    const message = await selectAddressees(em)
      .innerJoin('broadcasts as b', (join) => join.on('b.id', '=', broadcast_id).on('b.status', '<>', 'cancelled'))
      .select(['b.body', 'b.link', 'b.link_label'])
      .where('u.id', '=', person.id)
      .executeTakeFirst();
    if (!message) return undefined;
    const action = message.link && {
      label: message.link_label ?? BUTTON,
      url: `${this.config.publicUrl}${message.link}`,
    };
    return this.draft(mail.title, renderText('markdown', message.body, variablesOf(message)), action);
  }

  /** The mail of a workflow, or undefined when its reader no longer sees what it is about. */
  @WritesMails(workflowTemplateNames)
  async writeOfWorkflow(request: MailRequest<WorkflowTemplateName>): Promise<OwnWordsDraft | undefined> {
    const { em, mail, person, greeting, url } = request;
    if (person && !(await isStillSeen(em, mail.id))) return undefined;
    const paragraphs = (mail.data['text'] ?? mail.body).split(/\n\s*\n/).filter((text) => text.trim() !== '');
    const action = { label: BUTTON, url };
    return { content: { subject: mail.title, paragraphs: [greeting, ...paragraphs], action, note: CHOICE } };
  }

  private draft(
    subject: string,
    text: string,
    action: { label: string; url: string } | '' | null | undefined,
    facts?: string,
  ): OwnWordsDraft {
    const content = {
      subject,
      paragraphs: [mailBody(text, this.config.publicUrl)],
      ...(facts ? { facts: JSON.parse(facts) as [string, string][] } : {}),
      ...(action ? { action } : {}),
    };
    return { content };
  }
}
