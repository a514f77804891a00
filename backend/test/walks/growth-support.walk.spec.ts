import { User } from '../../src/modules/users/index.js';
import { manyTickets } from '../factories/many/many-tickets.factory.js';
import { createTestApp, type TestApp } from '../support/create-test-app.js';
import { PlanReader } from '../support/database/read-plans.js';
import { bearerOf } from '../support/sign-in.js';

let app: TestApp;
let plans: PlanReader;
let place: Record<':agent' | ':customer' | ':company' | ':ticket', string>;
const as = {} as Record<'admin' | 'customer', { authorization: string }>;

beforeAll(async () => {
  app = await createTestApp();
  const { assigneeId, customerId, companyId, ticketId } = await app.db.given(manyTickets());
  place = { ':agent': assigneeId, ':customer': customerId, ':company': companyId, ':ticket': ticketId };
  const { admin, customer } = await app.db.given(async (em) => ({
    admin: await em.findOneOrFail(User, assigneeId),
    customer: await em.findOneOrFail(User, customerId),
  }));
  as.admin = await bearerOf(app.app, admin);
  as.customer = await bearerOf(app.app, customer);
  plans = await PlanReader.of(app);
}, 60_000);
afterAll(async () => {
  await plans.close();
  await app.close();
});

const ABOUT_TICKETS = /\btickets\b/;
const LARGE = new Set(['tickets']);

/** The views of the queue and what stands beside a ticket; the console also asks each for its number, by limit=1. */
const queue: readonly string[] = [
  'support/tickets?open=true&assignee_id=:agent',
  'support/tickets?open=true&assignee_id=unassigned',
  'support/tickets?due_next=true&sortBy=next_due_at&sortOrder=asc',
  'support/tickets?breached=true&sortBy=next_due_at&sortOrder=asc',
  'analytics/work-queue?whose=mine',
  'support/tickets?status=pending',
  'support/tickets?open=true&limit=1',
  'support/tickets?requester_id=:customer&open=true&limit=6',
  'support/tickets?company_id=:company&limit=5',
  'companies/:company/files',
  'support/tickets/:ticket',
];
const portal: readonly string[] = [
  'support/tickets',
  'support/tickets?status=pending&sortBy=last_reply_at',
  'support/tickets?open=true&limit=1',
  'support/tickets/:ticket',
];

describe('with 100,000 support tickets', () => {
  const answeredByIndex = async (who: 'admin' | 'customer', path: string, isOfEverything = false): Promise<void> => {
    const address = Object.entries(place).reduce((text, [name, id]) => text.replace(name, id), path);
    const sent = await plans.sentBy(as[who], address, ABOUT_TICKETS);
    expect(sent.length).toBeGreaterThan(0);
    expect(sent.length).toBeLessThanOrEqual(3);
    for (const statement of sent) {
      const { text: by } = statement;
      expect({ reads: await plans.readWhole(statement, isOfEverything, LARGE), by }).toEqual({ reads: [], by });
    }
  };

  it.each(queue)('the console’s %s is answered by index, its number too', (path) => answeredByIndex('admin', path));
  it('the console’s list of everything has its rows by index', () => answeredByIndex('admin', 'support/tickets', true));
  it.each(portal)('the portal’s %s is answered by index, its number too', (path) => answeredByIndex('customer', path));
});
