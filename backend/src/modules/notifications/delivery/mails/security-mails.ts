import { Injectable } from '@nestjs/common';
import { brand } from '@portal/contracts';
import { securityTexts, type SecurityTemplateName } from '../../templates/catalogue/account-texts.js';
import { namesOf } from '../../templates/catalogue/template-definition.js';
import { WritesMails, type MailDraft, type MailRequest } from '../writes-mails.decorator.js';

const NOTE = `${brand.shortName} always sends mail like this: it is about the security of your account.`;

/** Writes mails about the reader's own account. They quote nothing that a visitor typed. */
@Injectable()
export class SecurityMails {
  @WritesMails(namesOf(securityTexts))
  write({ mail, template, person }: MailRequest<SecurityTemplateName>): MailDraft | undefined {
    const { title, body, data } = mail;
    const variables = { details: body, change: data['change'] ?? title };
    return person && { template, frame: { note: NOTE }, variables };
  }
}
