import type {
  Change,
  CompanyView,
  ConsultationView,
  Page,
  Problem,
  SessionListItem,
  SessionView,
  UserView,
} from '@portal/contracts';
import { ago } from './clock.js';

let made = 0;
const nextNumber = (): number => ++made;

/** A valid id, different each time. */
export const anId = (number = nextNumber()): string => `0193a000-0000-7000-8000-${String(number).padStart(12, '0')}`;

/** The instant that many hours ago; negative for the future. */
export const hoursAgo = (hours: number, now?: number): string => ago({ hours }, now).toISOString();

/** What a live message says of one row: another user changed it. */
export const aChange = (own: Pick<Change, 'table' | 'record'> & Partial<Change>): Change => ({
  event: 'UPDATE',
  at: '2026-01-05T12:00:00Z',
  by: { id: anId(), name: 'Avery Cole' },
  ...own,
});

/** A customer who signed in before; override what the test is about. */
export function aUser(own: Partial<UserView> = {}): UserView {
  const number = nextNumber();
  return {
    id: anId(number),
    email: `person${number}@example.com`,
    first_name: 'Dana',
    last_name: 'Willis',
    phone: '252-555-0142',
    time_zone: 'America/New_York',
    role: 'customer',
    status: 'active',
    company_id: anId(),
    company_name: 'Trent River Dental',
    contact_flags: [],
    last_seen_at: hoursAgo(1),
    created_at: hoursAgo(72),
    updated_at: hoursAgo(1),
    version: 1,
    ...own,
  };
}

export const aCompany = (own: Partial<CompanyView> = {}): CompanyView => ({
  id: anId(),
  name: 'Trent River Dental',
  address: null,
  phone: null,
  billing_email: null,
  payment_terms_days: 15,
  notes: null,
  member_count: 0,
  created_at: hoursAgo(72),
  updated_at: hoursAgo(1),
  version: 1,
  ...own,
});

export const anAdmin = (own: Partial<UserView> = {}): UserView =>
  aUser({ role: 'admin', first_name: 'Avery', last_name: 'Cole', company_id: null, company_name: null, ...own });

export const aSession = (user: UserView): SessionView => ({ user, expires_at: hoursAgo(-12) });

export const aSessionListItem = (own: Partial<SessionListItem> = {}): SessionListItem => ({
  id: anId(),
  current: true,
  transport: 'cookie',
  user_agent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36',
  ip: '203.0.113.7',
  created_at: hoursAgo(5),
  last_seen_at: hoursAgo(1),
  expires_at: hoursAgo(-24),
  ...own,
});

/** A request that was just sent; override what the test is about. */
export function aConsultation(own: Partial<ConsultationView> = {}): ConsultationView {
  const number = nextNumber();
  const created = own.created_at ?? hoursAgo(2);
  return {
    id: anId(number),
    reference: `C-2026-${String(number).padStart(4, '0')}`,
    customer_id: anId(),
    company_id: null,
    source: 'public',
    source_page: null,
    title: 'Server keeps restarting',
    consultation_type: 'general_consultation',
    description: 'Our file server restarts every night.',
    urgency: 'medium',
    preferred_contact_method: 'email',
    status: 'pending',
    name: 'Dana Willis',
    email: 'dana@example.com',
    phone: '252-555-0142',
    company: 'Trent River Dental',
    preferred_times: [],
    promised_by: hoursAgo(-24, Date.parse(created)),
    first_responded_at: null,
    outcome: null,
    decline_reason: null,
    project_id: null,
    next_meeting_at: null,
    next_meeting_status: null,
    created_at: created,
    updated_at: created,
    version: 1,
    assigned_to: null,
    assigned_name: null,
    internal_notes: null,
    ...own,
  };
}

/** Rows as one page of a list. */
export const aPage = <Row>(rows: readonly Row[], total = rows.length): Page<Row> => ({
  data: [...rows],
  pagination: { page: 1, limit: 20, total, has_more: total > rows.length },
});

export const aProblem = (own: Partial<Problem> & Pick<Problem, 'code' | 'status'>): Problem => ({
  error: 'Refused',
  request_id: 'test',
  ...own,
});
