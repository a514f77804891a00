import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { acquireAdvisoryLock } from '../infrastructure/database/advisory-lock.js';
import { IncomingFiles } from '../infrastructure/storage/incoming-files.js';
import { AttachmentFiles } from '../modules/comments/index.js';
import { DocumentFiles } from '../modules/deal-documents/index.js';
import { InboundMailFiles } from '../modules/inbound-mail/index.js';
import { PromoRedemptions } from '../modules/promo-codes/index.js';
import { User } from '../modules/users/index.js';
import { loadActivity } from './conversations/demo-activity.js';
import { loadBroadcasts } from './conversations/demo-broadcasts.js';
import { loadComments } from './conversations/demo-comments.js';
import { loadMails } from './conversations/demo-mails.js';
import { loadNotifications } from './conversations/demo-notifications.js';
import { loadBills } from './demo-bills.js';
import { loadConsultations } from './demo-consultations.js';
import { loadDeals } from './demo-deals.js';
import { loadDocuments } from './demo-documents.js';
import { loadEnds } from './demo-endings.js';
import { loadMeetings } from './demo-meetings.js';
import { loadPeople } from './demo-people.js';
import { loadProjects } from './demo-projects.js';
import { loadPromoCodes } from './demo-promo-codes.js';
import { loadTickets } from './demo-tickets.js';
import { loadWork } from './demo-work.js';
import { loadWorkflows } from './demo-workflows.js';
import { type DemoServices, DemoWorld } from './demo-world.js';
import { loadErrorReports } from './reports/demo-error-reports.js';
import { loadReportSchedules } from './reports/demo-report-schedules.js';
import { loadReports } from './reports/demo-reports.js';
import { loadTransfers } from './reports/demo-transfers.js';

/** People, companies and records in every state, for a first look (decisions, section 1). */
@Injectable()
export class DemoData implements DemoServices {
  constructor(
    private readonly em: EntityManager,
    readonly incoming: IncomingFiles,
    readonly attachmentFiles: AttachmentFiles,
    readonly documentFiles: DocumentFiles,
    readonly mailFiles: InboundMailFiles,
    readonly promos: PromoRedemptions,
  ) {}

  /** Fills a database without users; one with users stays as it is. Returns whether it did. */
  load(now = new Date()): Promise<boolean> {
    return this.em.transactional(async (em) => {
      await acquireAdvisoryLock(em, 'demo data');
      if ((await em.count(User, {})) > 0) return false;
      const world = new DemoWorld(em, now, this);
      await loadPeople(world);
      await loadConsultations(world);
      await loadMeetings(world);
      await loadProjects(world);
      await loadWork(world);
      await loadComments(world);
      await loadPromoCodes(world);
      const periods = await loadDeals(world);
      await loadDocuments(world);
      await loadBills(world, periods);
      await loadTickets(world);
      await loadMails(world);
      await loadReports(world);
      await loadReportSchedules(world);
      await loadTransfers(world);
      await loadErrorReports(world);
      await loadWorkflows(world);
      await forgetEvents(world);
      await loadEnds(world);
      await loadActivity(world);
      await loadNotifications(world);
      await loadBroadcasts(world);
      return true;
    });
  }
}

/** The demo's billing uses the product's services, which record events; these are deleted. */
const forgetEvents = (world: DemoWorld): Promise<void> =>
  world.run('delete from domain_events where xmin = pg_current_xact_id()::xid', []);
