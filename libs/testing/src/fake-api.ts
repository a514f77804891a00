import {
  businessHours,
  CreateCannedReply,
  CreateCompany,
  UpdateCannedReply,
  UpdateCompany,
  UpdateConsultation,
  type InboundMailView,
  UpdateInboundMail,
  UpdateMeeting,
  UpdateUser,
  type CannedReplyView,
  type CompanyView,
  type ConsultationView,
  type MeetingView,
  type SessionListItem,
  type UserView,
  CreateTicket,
  ticketQueues,
  UpdateTicket,
  type TicketQueueCounts,
  type TicketView,
} from '@portal/contracts';
import { http, type HttpHandler } from 'msw';
import { aDashboard, aTeamWeek } from './analytics-builders.js';
import { HttpResponse } from './api-response.js';
import { aCompany, aPage, aSession } from './builders.js';
import { moneyHandlers, noMoney, type FakeMoney } from './fake-money.js';
import { noProjects, projectHandlers, type FakeProjects } from './fake-projects.js';
import { at, fakeResource, hasValues } from './fake-resource.js';
import { aCannedReply, aTicket } from './ticket-builders.js';

/** What the API knows in a test; handlers read and change it. */
export interface FakeData {
  user: UserView;
  users: UserView[];
  consultations: ConsultationView[];
  sessions: SessionListItem[];
  /** Client companies; none unless the test says so. */
  companies?: CompanyView[];
  /** Meetings about the consultations; none unless the test says so. */
  meetings?: MeetingView[];
  /** Support tickets; none unless the test says so. Their messages are comments. */
  tickets?: TicketView[];
  /** Mails that were received for support. */
  mails?: InboundMailView[];
  /** Texts to begin answers with; none unless the test says so. */
  cannedReplies?: CannedReplyView[];
  /** Projects with what is in them; none unless the test says so. */
  projects?: FakeProjects;
  /** Deals, their documents, promo codes and bills; none unless the test says so. */
  money?: FakeMoney;
}

/**
 * Handlers for what the screens call, over the given rows. No rule of the server is here: a write is echoed
 * (fakeResource), numbers are the recorded ones; a test that needs a rule's outcome says the body itself.
 */
export const apiHandlers = (data: FakeData): HttpHandler[] => [
  http.get(at('auth/session'), () => HttpResponse.json({ data: aSession(data.user) })),
  http.get(at('analytics/trends'), () => HttpResponse.json({ data: {} })),
  http.get(at('analytics/work-queue'), () => HttpResponse.json({ data: { items: [], totals: [] } })),
  http.get(at('analytics/team'), () => HttpResponse.json({ data: aTeamWeek() })),
  http.get(at('analytics/dashboard'), () => HttpResponse.json({ data: aDashboard(data.user.role) })),
  ...fakeResource({
    path: 'auth/sessions',
    rows: () => data.sessions,
    keep: (rows) => (data.sessions = rows),
  }),
  ...fakeResource({
    path: 'companies',
    rows: () => data.companies ?? [],
    keep: (rows) => (data.companies = rows),
    update: UpdateCompany,
    create: { schema: CreateCompany, make: aCompany },
  }),
  ...fakeResource({
    path: 'users',
    rows: () => data.users,
    keep: (rows) => (data.users = rows),
    update: UpdateUser,
  }),
  ...fakeResource({
    path: 'consultation-requests',
    rows: () => data.consultations,
    keep: (rows) => (data.consultations = rows),
    update: UpdateConsultation,
  }),
  http.get(at('consultation-requests/:id/contacts'), () => HttpResponse.json(aPage([]))),
  http.get(at('availability/hosts'), () => HttpResponse.json(aPage([]))),
  http.get(at('availability'), () =>
    HttpResponse.json({ data: { minutes: 30, time_zone: businessHours.zone, slots: [] } }),
  ),
  ...fakeResource({
    path: 'consultation-meetings',
    rows: () => data.meetings ?? [],
    keep: (rows) => (data.meetings = rows),
    update: UpdateMeeting,
  }),
  ...fakeResource({
    path: 'support/tickets',
    rows: () => data.tickets ?? [],
    keep: (rows) => (data.tickets = rows),
    update: UpdateTicket,
    create: { schema: CreateTicket, make: aTicket },
  }),
  http.get(at('support/queues'), () => {
    const sizeOf = (filter: object) =>
      (data.tickets ?? []).filter((row) => hasValues(row, Object.entries(filter))).length;
    const queues = Object.entries(ticketQueues(data.user.id)).map(([name, filter]) => [name, sizeOf(filter)]);
    return HttpResponse.json({ data: Object.fromEntries(queues) as TicketQueueCounts });
  }),
  http.get(at('support/tags'), () => {
    const used = new Set((data.tickets ?? []).flatMap(({ tags = [] }) => tags));
    return HttpResponse.json({ data: [...used].map((name) => ({ name, tickets: 1 })) });
  }),
  http.get(at('support/forwards'), () => HttpResponse.json({ data: { answers_come_back: true } })),
  http.get(at('support/refused-mails'), () => HttpResponse.json(aPage([]))),
  http.get(at('support/tickets/:id/history'), () => HttpResponse.json(aPage([]))),
  http.get(at('support/tickets/:id/links'), () => HttpResponse.json(aPage([]))),
  ...fakeResource({
    path: 'support/inbound-mails',
    rows: () => data.mails ?? [],
    keep: (rows) => (data.mails = rows),
    update: UpdateInboundMail,
  }),
  ...fakeResource({
    path: 'support/canned-replies',
    rows: () => data.cannedReplies ?? [],
    keep: (rows) => (data.cannedReplies = rows),
    update: UpdateCannedReply,
    create: { schema: CreateCannedReply, make: aCannedReply },
  }),
  http.get(at('closed-days'), () => HttpResponse.json({ data: [] })),
  http.get(at('exports'), () => HttpResponse.json(aPage([]))),
  http.get(at('users/:id/erasure'), () =>
    HttpResponse.json({ data: { pseudonym: 'Former customer 7F3A', blockers: [], kept: [] } }),
  ),
  ...projectHandlers((data.projects ??= noProjects())),
  ...moneyHandlers((data.money ??= noMoney())),
];
