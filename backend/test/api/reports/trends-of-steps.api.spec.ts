import { MikroORM } from '@mikro-orm/postgresql';
import { trendMetrics, type DashboardAnalytics, type DashboardTrends, type Role } from '@portal/contracts';
import { currentInstant } from '@portal/testing/clock';
import { readTrend } from '../../../src/modules/metrics/index.js';
import { actorOf } from '../../factories/cast.factory.js';
import { aConsultation } from '../../factories/consultation.factory.js';
import { aDeal } from '../../factories/deal.factory.js';
import { aProject } from '../../factories/project.factory.js';
import { aTask } from '../../factories/task.factory.js';
import { aTicket } from '../../factories/ticket.factory.js';
import { appWithCast } from '../../support/with-cast.js';

const { app, cast, as } = appWithCast();
const roles = ['admin', 'customer'] as const;

const cardsOf = async (role: Role): Promise<DashboardAnalytics> => {
  const { body } = await app.http.get('/api/v1/analytics/dashboard').set(as[role]).expect(200);
  return (body as { data: DashboardAnalytics }).data;
};
const trendsOf = async (role: Role, at: readonly Date[]): Promise<DashboardTrends> => {
  const em = app.app.get(MikroORM, { strict: false }).em.fork();
  const names = trendMetrics(role);
  const values = await Promise.all(names.map((name) => readTrend(em, actorOf(cast[role]), name, at)));
  return Object.fromEntries(names.map((name, place) => [name, values[place]]));
};

/** A record with its address, the steps that it takes, and whether the number counts it after each. */
interface Walk {
  make: () => Promise<{ id: string }>;
  path: string;
  steps: object[];
  number: keyof DashboardTrends;
  counts: number[];
}

const to = (...statuses: string[]) => statuses.map((status) => ({ status }));
const customer = () => cast.customer;
const walks: Record<string, Walk> = {
  'a project that is paused, ended and taken up again': {
    make: async () => (await app.db.given(aProject({ customer: customer() }))).project,
    path: 'projects',
    steps: to('active', 'on_hold', 'active', 'completed', 'active', 'cancelled'),
    number: 'active_projects',
    counts: [0, 1, 0, 1, 0, 1, 0],
  },
  'a deal that is paused, goes on and is cancelled': {
    make: async () => (await app.db.given(aDeal({ customer: customer(), status: 'sent' }))).deal,
    path: 'deals/customer-deals',
    steps: [
      { current_status: 'active', acceptance_method: 'email' },
      { current_status: 'paused' },
      { current_status: 'active' },
      { current_status: 'cancelled', cancel_reason: 'As they asked' },
    ],
    number: 'active_deals',
    counts: [0, 1, 0, 1, 0],
  },
  'a request that is declined and taken up again': {
    make: async () => (await app.db.given(aConsultation({ customer: customer() }))).consultation,
    path: 'consultation-requests',
    steps: [
      { status: 'in_progress' },
      { status: 'declined', decline_reason: 'Too far away' },
      { status: 'in_progress' },
      { status: 'completed', outcome: 'no_action' },
    ],
    number: 'open_consultations',
    counts: [1, 1, 0, 1, 0],
  },
  'a ticket that is opened again': {
    make: async () => (await app.db.given(aTicket({ requester: customer() }))).ticket,
    path: 'support/tickets',
    steps: to('open', 'pending', 'resolved', 'open', 'resolved', 'closed'),
    number: 'open_tickets',
    counts: [1, 1, 1, 0, 1, 0, 0],
  },
  'a task that is done twice': {
    make: async () => {
      const { project } = await app.db.given(aProject({ customer: customer(), status: 'active' }));
      return (await app.db.given(aTask({ project }))).task;
    },
    path: 'tasks',
    steps: to('in_progress', 'done', 'in_progress', 'done'),
    number: 'completed_this_month',
    counts: [0, 0, 1, 0, 1],
  },
};

describe('a trend says what the card showed then (decisions, section 5)', () => {
  it.each(Object.entries(walks))('%s', async (_name, { make, path, steps, number, counts }) => {
    const cards = { admin: [] as DashboardAnalytics[], customer: [] as DashboardAnalytics[] };
    const instants: Date[] = [];
    const look = async (): Promise<void> => {
      for (const role of roles) cards[role].push(await cardsOf(role));
      instants.push(currentInstant());
    };
    const before = (await cardsOf('admin'))[number] ?? 0;
    const { id } = await make();
    await look();
    for (const step of steps) {
      await app.http.put(`/api/v1/${path}/${id}`).set(as.admin).send(step).expect(200);
      await look();
    }
    expect(cards.admin.map((card) => (card[number] ?? 0) - before)).toEqual(counts);
    for (const role of roles) {
      const shown = trendMetrics(role).map((name) => [name, cards[role].map((card) => card[name])]);
      expect(await trendsOf(role, instants)).toEqual(Object.fromEntries(shown));
    }
  });

  it('is for its reader only', async () => {
    const em = app.app.get(MikroORM, { strict: false }).em.fork();
    await expect(readTrend(em, actorOf(cast.customer), 'total_revenue')).rejects.toMatchObject({ code: 'forbidden' });
    await expect(readTrend(em, actorOf(cast.admin), 'monthly_amount')).rejects.toMatchObject({ code: 'forbidden' });
  });
});
