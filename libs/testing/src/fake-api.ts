import {
  businessHours,
  createCompany,
  listConsultations,
  updateCompany,
  updateConsultation,
  updateMeeting,
  updateUser,
  type CompanyView,
  type ConsultationView,
  type MeetingView,
  type SessionListItem,
  type UserView,
} from '@portal/contracts';
import { currentInstant } from './clock.js';
import { http, passthrough, type HttpHandler } from 'msw';
import { HttpResponse } from './api-response.js';
import { aCompany, aPage, aSession } from './builders.js';
import { moneyHandlers, noMoney, type FakeMoney } from './fake-money.js';
import { noProjects, projectHandlers, type FakeProjects } from './fake-projects.js';
import { at, fakeResource, problem } from './fake-resource.js';

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
  /** Projects with what is in them; none unless the test says so. */
  projects?: FakeProjects;
  /** Deals, their documents, promo codes and bills; none unless the test says so. */
  money?: FakeMoney;
}

/** Handlers for what the screens of this issue call, over the given rows, with the contract's own schemas. */
export const apiHandlers = (data: FakeData): HttpHandler[] => [
  http.all('*/socket.io/*', () => passthrough()),
  http.get(at('auth/session'), () => HttpResponse.json({ data: aSession(data.user) })),
  http.get(at('auth/sessions'), () => HttpResponse.json(aPage(data.sessions))),
  http.delete(at('auth/sessions/:id'), ({ params }) => {
    data.sessions = data.sessions.filter((session) => session.id !== params['id']);
    return HttpResponse.json({ data: { id: params['id'] } });
  }),
  http.get(at('analytics/dashboard'), () =>
    HttpResponse.json({
      data: {
        total_customers: data.users.length,
        open_consultations: data.consultations.length,
        late_consultations: lateOf(data.consultations),
      },
    }),
  ),
  ...fakeResource({
    path: 'companies',
    rows: () => data.companies ?? [],
    keep: (rows) => (data.companies = rows),
    update: updateCompany,
    create: { schema: createCompany, make: (input) => aCompany(input) },
  }),
  ...userHandlers(data),
  ...consultationHandlers(data),
  http.get(at('availability/hosts'), () => HttpResponse.json(aPage([]))),
  http.get(at('availability'), () =>
    HttpResponse.json({ data: { minutes: 30, time_zone: businessHours.zone, slots: [] } }),
  ),
  ...fakeResource({
    path: 'consultation-meetings',
    rows: () => data.meetings ?? [],
    keep: (rows) => (data.meetings = rows),
    update: updateMeeting,
  }),
  ...projectHandlers((data.projects ??= noProjects())),
  ...moneyHandlers((data.money ??= noMoney())),
];

const userHandlers = (data: FakeData): HttpHandler[] => [
  http.get(at('users'), () => HttpResponse.json(aPage(data.users))),
  http.get(at('users/:id'), ({ params }) => {
    const row = data.users.find((user) => user.id === params['id']);
    return row ? HttpResponse.json({ data: row }) : problem('not_found', 404);
  }),
  http.put(at('users/:id'), async ({ params, request }) => {
    const parsed = updateUser.safeParse(await request.json());
    const row = data.users.find((user) => user.id === params['id']);
    if (!parsed.success) return problem('invalid', 400);
    if (!row) return problem('not_found', 404);
    const { version, ...changes } = parsed.data;
    if (version !== undefined && version !== row.version) return problem('stale_version', 409, { current: row });
    Object.assign(row, changes, { version: row.version + 1 });
    return HttpResponse.json({ data: row });
  }),
];

const consultationHandlers = (data: FakeData): HttpHandler[] => [
  http.get(at('consultation-requests'), ({ request }) => {
    const url = new URL(request.url);
    const status = url.searchParams.getAll('status').join(',');
    const query = listConsultations.parse({ ...Object.fromEntries(url.searchParams), ...(status ? { status } : {}) });
    const search = query.search?.toLowerCase();
    const rows = data.consultations.filter(
      (row) =>
        (!query.status || query.status.includes(row.status)) && (!search || row.title.toLowerCase().includes(search)),
    );
    return HttpResponse.json(aPage(rows));
  }),
  http.get(at('consultation-requests/:id'), ({ params }) => {
    const row = data.consultations.find((request) => request.id === params['id']);
    return row ? HttpResponse.json({ data: row }) : problem('not_found', 404);
  }),
  http.get(at('consultation-requests/:id/contacts'), () => HttpResponse.json(aPage([]))),
  http.put(at('consultation-requests/:id'), async ({ params, request }) => {
    const parsed = updateConsultation.safeParse(await request.json());
    const row = data.consultations.find(({ id }) => id === params['id']);
    if (!row) return problem('not_found', 404);
    if (!parsed.success) {
      return problem('invalid', 400, {
        details: parsed.error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message })),
      });
    }
    const { version, ...changes } = parsed.data;
    if (version !== undefined && version !== row.version) return problem('stale_version', 409, { current: row });
    Object.assign(row, changes, { version: row.version + 1 });
    return HttpResponse.json({ data: row });
  }),
  http.delete(at('consultation-requests/:id'), ({ params }) => {
    data.consultations = data.consultations.filter((row) => row.id !== params['id']);
    return HttpResponse.json({ data: { id: params['id'] } });
  }),
];

const lateOf = (rows: readonly ConsultationView[]): number =>
  rows.filter((row) => !row.first_responded_at && Date.parse(row.promised_by) < currentInstant().getTime()).length;
