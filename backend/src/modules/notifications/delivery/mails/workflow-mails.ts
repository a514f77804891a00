import { Injectable } from '@nestjs/common';
import { Config } from '../../../../infrastructure/config/config.js';
import { safeFirstName } from '../../templates/first-name.js';
import { workflowTemplateNames, type WorkflowTemplateName } from '../../templates/template.js';
import { workflowMail } from '../../templates/workflow-mail.js';
import type { MailDraft } from '../mail-draft.js';
import { isStillSeen } from './mail-lines.js';
import { WritesMails, type MailRequest } from '../writes-mails.decorator.js';

/** Writes mails whose text an admin wrote in a workflow. */
@Injectable()
export class WorkflowMails {
  constructor(private readonly config: Config) {}

  @WritesMails(workflowTemplateNames)
  async write({ em, mail, person }: MailRequest<WorkflowTemplateName>): Promise<MailDraft | undefined> {
    const { id, title, body, link, data } = mail;
    if (person && !(await isStillSeen(em, id))) return undefined;
    const url = `${this.config.publicUrl}${link}`;
    const firstName = safeFirstName(person?.first_name ?? null);
    return { content: workflowMail({ firstName, title, text: data['text'] ?? body, url }) };
  }
}
