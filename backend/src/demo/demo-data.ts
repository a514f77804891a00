import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { consultationTypeOf } from '@portal/contracts';
import { IncomingFiles } from '../infrastructure/storage/incoming-files.js';
import { acquireAdvisoryLock } from '../infrastructure/database/advisory-lock.js';
import { AttachmentFiles } from '../modules/comments/index.js';
import { DocumentFiles } from '../modules/deal-documents/index.js';
import { PromoRedemptions } from '../modules/promo-codes/index.js';
import { Company } from '../modules/companies/index.js';
import { Consultation } from '../modules/consultations/index.js';
import { InboundMailFiles } from '../modules/inbound-mail/index.js';
import { User } from '../modules/users/index.js';
import { loadBills } from './rows/demo-bill-rows.js';
import { loadBroadcasts } from './rows/demo-broadcast-rows.js';
import { loadCannedReplies } from './conversations/demo-canned-replies.js';
import { loadEnds } from './time/demo-ends.js';
import { loadDeals } from './rows/demo-deal-rows.js';
import { loadDocuments } from './rows/demo-document-rows.js';
import { loadActivity } from './rows/demo-activity-rows.js';
import { loadComments } from './rows/demo-comment-rows.js';
import { loadConversations } from './conversations/demo-conversations.js';
import { type DemoConsultation, demoConsultations } from './demo-consultations.js';
import { demoCompanies, type DemoPerson, demoPeople } from './demo-people.js';
import { loadCustomReports } from './reports/demo-custom-reports.js';
import { loadErrorReports } from './reports/demo-error-reports.js';
import { loadExports } from './reports/demo-exports.js';
import { loadImports } from './reports/demo-imports.js';
import { loadMails } from './rows/demo-mail-rows.js';
import { loadMeetings } from './rows/demo-meeting-rows.js';
import { loadMonthlyReports } from './reports/demo-monthly-reports.js';
import { loadNotifications } from './rows/demo-notification-rows.js';
import { loadProjects } from './rows/demo-project-rows.js';
import { loadReportSchedules } from './reports/demo-report-schedules.js';
import { loadReports } from './reports/demo-reports.js';
import { loadTickets } from './rows/demo-ticket-rows.js';
import { loadWork } from './rows/demo-work-rows.js';
import { loadWorkflows } from './rows/demo-workflow-rows.js';
import { persistQuietly } from './persist-quietly.js';

/** The task that people talk about. */
const TALKED_ABOUT = 'Run the cables before the counter comes';
const HOUR = 3_600_000;
/** How long after the one before each step of a request was taken, in hours. */
const HOURS_BETWEEN_STEPS = 2;

/** How long after the one before each person came. */
const DAYS_BETWEEN_PEOPLE = 45;

/** People, companies and records in every state, for a first look (decisions, section 1). */
@Injectable()
export class DemoData {
  constructor(
    private readonly em: EntityManager,
    private readonly incoming: IncomingFiles,
    private readonly files: AttachmentFiles,
    private readonly documentFiles: DocumentFiles,
    private readonly mailFiles: InboundMailFiles,
    private readonly promos: PromoRedemptions,
  ) {}

  /** Fills a database without users; one with users stays as it is. Returns whether it did. */
  load(now = new Date()): Promise<boolean> {
    return this.em.transactional(async (em) => {
      await acquireAdvisoryLock(em, 'demo data');
      if ((await em.count(User, {})) > 0) return false;
      const companies = new Map(demoCompanies.map((company) => [company.name, Company.create(company)]));
      const people = new Map(
        demoPeople.map((person, index) => [person.email, knownSince(personOf(person, companies), index, now)]),
      );
      persistQuietly(em, [...companies.values()]);
      await em.flush();
      persistQuietly(em, [...people.values()]);
      await em.flush();
      const oldestFirst = [...demoConsultations].sort((a, b) => b.hoursAgo - a.hoursAgo);
      for (const story of oldestFirst) {
        persistQuietly(em, [consultationOf(story, people, now)]);
        await em.flush(); // one by one, so that references follow the dates
      }
      await loadConversations(em, people);
      await loadMeetings(em, people, now);
      const projects = await loadProjects(em, people, now);
      await loadWork(em, projects, { people, now });
      await loadComments(em, TALKED_ABOUT, { people, now, incoming: this.incoming, files: this.files });
      const agreements = await loadDeals(em, { people, now, promos: this.promos });
      await loadDocuments(em, agreements, { people, now, incoming: this.incoming, files: this.documentFiles });
      await loadBills(em, agreements, projects, now);
      await loadTickets(em, { people, now });
      await loadMails(em, { people, now, incoming: this.incoming, files: this.mailFiles });
      await loadCannedReplies(em);
      await loadReports(em, { people, now });
      await loadCustomReports(em, { people, now });
      await loadReportSchedules(em, { people, now });
      await loadExports(em, { companies, people, now });
      await loadMonthlyReports(em, { companies, people, now });
      await loadErrorReports(em);
      await loadImports(em, { people });
      await loadWorkflows(em, { people, now });
      await forgetEvents(em);
      await loadEnds(em, agreements, { people, now });
      await loadActivity(em, people);
      await loadNotifications(em, { people, now });
      await loadBroadcasts(em, { people, now });
      return true;
    });
  }
}

/** The demo's billing uses the product's services, which record events; these are deleted. */
async function forgetEvents(em: EntityManager): Promise<void> {
  await em.execute('delete from domain_events where xmin = pg_current_xact_id()::xid', [], 'run');
}

function personOf({ company, status, ...person }: DemoPerson, companies: Map<string, Company>): User {
  const company_id = company === undefined ? null : (companies.get(company)?.id ?? null);
  const user = User.invite({ ...person, company_id }, 'seed');
  if (status !== 'invited') user.signIn();
  if (status === 'suspended') user.moveTo('suspended');
  return user;
}

/** People came one after the other, the first company's first; who is only invited came today. */
function knownSince(user: User, index: number, now: Date): User {
  const days = user.status === 'invited' ? 0.25 : (demoPeople.length - index) * DAYS_BETWEEN_PEOPLE;
  user.createdAt = new Date(now.getTime() - days * 24 * HOUR);
  return user;
}

function consultationOf(story: DemoConsultation, people: Map<string, User>, now: Date): Consultation {
  const customer = people.get(story.customer);
  const admin = [...people.values()].find(({ role }) => role === 'admin');
  if (!customer || !admin) throw new Error(`The demo has no ${story.customer}`);
  const consultation = Consultation.request(
    {
      title: story.title,
      description: story.description,
      consultation_type: consultationTypeOf(story.title),
      urgency: story.urgency ?? 'medium',
      preferred_contact_method: story.contact ?? 'email',
    },
    {
      customerId: customer.id,
      name: `${customer.firstName} ${customer.lastName}`,
      email: customer.email,
      phone: customer.phone,
      company: demoPeople.find(({ email }) => email === customer.email)?.company ?? null,
    },
    story.source ?? 'portal',
  );
  for (const { to, ...fields } of story.steps ?? []) {
    consultation.change({ status: to, ...fields }, to === 'cancelled' ? 'anyone' : 'admin');
  }
  consultation.change(
    {
      ...(story.internalNotes ? { internal_notes: story.internalNotes } : {}),
      ...(story.assigned ? { assigned_to: admin.id } : {}),
    },
    'admin',
  );
  return backdated(consultation, story, now);
}

/** Sets a request's times to those of the demo data. */
function backdated(consultation: Consultation, { hoursAgo, steps = [] }: DemoConsultation, now: Date): Consultation {
  const asked = now.getTime() - hoursAgo * HOUR;
  const promised = consultation.promisedBy.getTime() - consultation.createdAt.getTime();
  consultation.createdAt = new Date(asked);
  consultation.promisedBy = new Date(asked + promised);
  consultation.updatedAt = new Date(asked + steps.length * HOURS_BETWEEN_STEPS * HOUR);
  const isAnswered = steps.some(({ to }) => to !== 'cancelled');
  if (isAnswered) consultation.firstRespondedAt = new Date(asked + HOURS_BETWEEN_STEPS * HOUR);
  return consultation;
}
