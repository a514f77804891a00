import { Injectable } from '@nestjs/common';
import { brand } from '@portal/contracts';
import { WritesMails, type MailDraft, type MailRequest } from '../writes-mails.decorator.js';

const NOTE = `You get this mail because ${brand.name} added your address. If you don’t know us, ignore it.`;

/** Writes invitations. They have no secret: the sign-in page, with the address filled in, sends the link that signs in. */
@Injectable()
export class InvitationMails {
  /** Undefined once the person has signed in, or isn't to. */
  @WritesMails(['invitation'])
  write({ template, person, url, isSample }: MailRequest<'invitation'>): MailDraft | undefined {
    if (!person || (person.status !== 'invited' && !isSample)) return undefined;
    const { email, role } = person;
    // behind "#" the address stays out of the logs of servers
    const actionUrl = `${url}#${new URLSearchParams({ email }).toString()}`;
    return { template, frame: { actionUrl, note: NOTE }, variables: { email, is_admin: role === 'admin' } };
  }
}
