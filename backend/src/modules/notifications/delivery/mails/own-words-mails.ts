import { Injectable } from '@nestjs/common';
import { Config } from '../../../../infrastructure/config/config.js';
import { renderText } from '../../../../infrastructure/message-texts/index.js';
import { selectAddressees } from '../../../users/index.js';
import { BUTTON, mailOf, variablesOf } from '../../messages/message-text.js';
import { workflowTemplateNames, type WorkflowTemplateName } from '../../templates/catalogue/index.js';
import { WritesMails, type MailRequest, type OwnWordsDraft } from '../writes-mails.decorator.js';
import { CHOICE } from './digest-mails.js';
import { isStillSeen } from './mail-lines.js';

/**
 * Writes mails of messages that an admin or a workflow wrote. A row carries its text in `data`: `text` (filled in),
 * `label` of the button, `facts` as JSON; that of a message to many people is filled in when its mail is sent.
 */
@Injectable()
export class OwnWordsMails {
  constructor(private readonly config: Config) {}

  /** The mail of a message in Markdown, or undefined when the message was cancelled. */
  @WritesMails(['message'])
  async writeMessage({ em, mail, person }: MailRequest<'message'>): Promise<OwnWordsDraft | undefined> {
    if (!person) return undefined;
    const { broadcast_id, text = '', label, facts } = mail.data;
    const { title, link } = mail;
    const origin = this.config.publicUrl;
    if (broadcast_id === undefined) {
      const content = mailOf({ title, body: text, link: label && link, link_label: label }, origin);
      return { content: facts ? { ...content, facts: JSON.parse(facts) as [string, string][] } : content };
    }
    const message = await selectAddressees(em)
      .innerJoin('broadcasts as b', (join) => join.on('b.id', '=', broadcast_id).on('b.status', '<>', 'cancelled'))
      .select(['b.body', 'b.link', 'b.link_label'])
      .where('u.id', '=', person.id)
      .executeTakeFirst();
    if (!message) return undefined;
    const body = renderText('markdown', message.body, variablesOf(message));
    return { content: mailOf({ ...message, title, body }, origin) };
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
}
