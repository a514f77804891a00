import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Config } from '../../../../infrastructure/config/config.js';
import type { Person } from '../../listeners/notifiers/recipients.reader.js';
import { preferencesOf } from '../../preferences/preferences.js';
import { safeFirstName } from '../../templates/first-name.js';
import { digestFrame, linesVariables, more, newsFrame, newsLines } from '../../templates/project-mail.js';
import { isDigest } from '../delivery.js';
import type { MailDraft } from '../mail-draft.js';
import { linesOf, type QueuedLine } from './mail-lines.js';
import type { QueuedMail } from '../notification-outbox.js';

/** Writes mails with several lines: what happened to a record, or within an hour or a day. */
@Injectable()
export class LinesMails {
  constructor(private readonly config: Config) {}

  /** Everything the mail carries; what its reader has switched off meanwhile stays out. Undefined when nothing is left. */
  async write(em: EntityManager, { id, merge_key }: QueuedMail, person: Person): Promise<MailDraft | undefined> {
    const choices = (await preferencesOf(em, [person.id])).get(person.id);
    const lines = (await linesOf(em, id, this.config.publicUrl)).filter(
      ({ category }) => choices?.email[category] !== 'off',
    );
    if (lines.length === 0) return undefined;
    const actionUrl = `${this.config.publicUrl}${pageOf(lines)}`;
    const variables = linesVariables(safeFirstName(person.first_name), lines);
    if (!isDigest(merge_key))
      return { template: 'news', frame: newsFrame(lines, actionUrl), variables, rest: newsLines(lines) };
    const period = merge_key === 'hourly' ? 'hour' : 'day';
    return {
      template: 'digest',
      frame: digestFrame(lines, actionUrl),
      variables: { ...variables, period },
      rest: more(lines),
    };
  }
}

/** The received mails, for admins. */
const MAILS = '/admin/support/mails';

/** Where all lines lead: their page, else their list or project, else the dashboard. */
function pageOf(lines: readonly QueuedLine[]): string {
  const [link, ...otherLinks] = new Set(lines.map((line) => line.link));
  if (link && otherLinks.length === 0) return link;
  if (lines.every((line) => line.link.startsWith(MAILS))) return `${MAILS}?status=waiting`;
  const [project, ...otherProjects] = new Set(lines.map((line) => line.project_id));
  if (!project || otherProjects.length > 0) return '/dashboard';
  return `${link?.startsWith('/admin') ? '/admin' : '/customer'}/projects/${project}`;
}
