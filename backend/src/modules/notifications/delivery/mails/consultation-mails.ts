import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Config } from '../../../../infrastructure/config/config.js';
import { MagicLinks } from '../../../auth/index.js';
import { findConsultationRow, findReply } from '../../../consultations/index.js';
import { consultationTexts, type ConsultationTemplateName } from '../../templates/catalogue/consultation-texts.js';
import { namesOf } from '../../templates/catalogue/template-definition.js';
import { consultationFrame, consultationVariables, signsIn } from '../../templates/consultation-mail.js';
import { safeFirstName } from '../../templates/first-name.js';
import type { MailDraft } from '../mail-draft.js';
import type { QueuedMail } from '../notification-outbox.js';
import { WritesMails, type MailRequest } from '../writes-mails.decorator.js';

/** Writes mails about requests for consultations. */
@Injectable()
export class ConsultationMails {
  constructor(
    private readonly config: Config,
    private readonly magicLinks: MagicLinks,
  ) {}

  @WritesMails(namesOf(consultationTexts))
  async write({
    em,
    mail,
    template,
    person,
    isSample,
  }: MailRequest<ConsultationTemplateName>): Promise<MailDraft | undefined> {
    const { link, recipient_email } = mail;
    const data = await newestData(em, mail);
    const request = await findConsultationRow(em, data['consultation_id'] ?? '');
    if (!request || request.deleted_at !== null) return undefined;
    if (person?.role === 'customer' && person.id !== request.customer_id) return undefined; // an admin no more
    if (mail.data['from'] === request.status) return undefined; // the step was undone before its mail was sent
    const signIn =
      signsIn(template) && !isSample
        ? await this.magicLinks.issueForMail({ email: recipient_email, returnTo: link })
        : null;
    const firstName = safeFirstName(person?.first_name ?? null);
    const reply = data['contact_id'] === undefined ? undefined : await findReply(em, data['contact_id']);
    const input = { firstName, request, data, reply, url: signIn?.url ?? `${this.config.publicUrl}${link}` };
    return { template, frame: consultationFrame(template, input), variables: consultationVariables(input) };
  }
}

/** A request's mail carries its current state. */
async function newestData(em: EntityManager, { id, data }: QueuedMail): Promise<Record<string, string>> {
  const [newest] = await em.execute<{ data: Record<string, string> }[]>(
    `select data from notifications where carried_by = ? and status = 'queued' order by created_at desc, id desc limit 1`,
    [id],
  );
  return newest?.data ?? data;
}
