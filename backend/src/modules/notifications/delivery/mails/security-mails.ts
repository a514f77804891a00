import { Injectable } from '@nestjs/common';
import { brand } from '@portal/contracts';
import { Config } from '../../../../infrastructure/config/config.js';
import { securityTexts, type SecurityTemplateName } from '../../templates/catalogue/account-texts.js';
import { namesOf } from '../../templates/catalogue/template-definition.js';
import { readerVariables, safeFirstName } from '../../templates/first-name.js';
import type { MailDraft } from '../mail-draft.js';
import { WritesMails, type MailRequest } from '../writes-mails.decorator.js';

/** Writes mails about the reader's own account. They quote nothing that a visitor typed. */
@Injectable()
export class SecurityMails {
  constructor(private readonly config: Config) {}

  @WritesMails(namesOf(securityTexts))
  write({ mail, template, person }: MailRequest<SecurityTemplateName>): MailDraft | undefined {
    if (!person) return undefined;
    const { title, body, link, data } = mail;
    return {
      template,
      frame: {
        actionUrl: `${this.config.publicUrl}${link}`,
        note: `${brand.shortName} always sends mail like this: it is about the security of your account.`,
      },
      variables: {
        ...readerVariables(safeFirstName(person.first_name)),
        details: body,
        change: data['change'] ?? title,
      },
    };
  }
}
