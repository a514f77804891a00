import {
  CompanyView,
  ConsultationView,
  SessionListItem,
  SessionView,
  UserView,
  type Change,
  type Page,
  type Problem,
} from '@portal/contracts';
import { builderOf } from './builder-of.js';
import { ago } from './clock.js';
import consultations from './recorded/consultations.json' with { type: 'json' };
import people from './recorded/people.json' with { type: 'json' };

let made = 0;

/** Counts the bodies of a run, for what is unique in each. */
export const nextNumber = (): number => ++made;

/** A record's number as the API writes it, for example T-0007; different each time. */
export const numbered = (prefix: string): string => `${prefix}-${String(nextNumber()).padStart(4, '0')}`;

/** A valid id, different each time. */
export const anId = (number = nextNumber()): string => `0193a000-0000-7000-8000-${String(number).padStart(12, '0')}`;

/** The instant that many hours ago; negative for the future. */
export const hoursAgo = (hours: number, now?: number): string => ago({ hours }, now).toISOString();

/** What every record has of its own: it was created two days ago and changed two hours ago. */
export const aRow = () => ({ id: anId(), version: 1, created_at: hoursAgo(48), updated_at: hoursAgo(2) });

/** What a live message says of one row: another user changed it. */
export const aChange = (own: Pick<Change, 'table' | 'record'> & Partial<Change>): Change => ({
  event: 'UPDATE',
  at: '2026-01-05T12:00:00Z',
  by: { id: anId(), name: 'Avery Cole' },
  ...own,
});

const ofPerson = () => ({ ...aRow(), email: `person${nextNumber()}@example.com`, last_seen_at: hoursAgo(1) });

/** A customer who signed in before; override what the test is about. */
export const aUser = builderOf<UserView>(UserView, () => people.user.customer, ofPerson);

export const anAdmin = builderOf<UserView>(UserView, () => people.user.admin, ofPerson);

export const aCompany = builderOf<CompanyView>(CompanyView, () => people.company, aRow);

/** The session of this user. */
export const aSession = (user: UserView): SessionView => ({
  ...SessionView.parse(people.session),
  user,
  expires_at: hoursAgo(-12),
});

/** A browser's session. */
export const aSessionListItem = builderOf<SessionListItem>(
  SessionListItem,
  () => people.session_list_item,
  () => ({
    id: anId(),
    transport: 'cookie',
    created_at: hoursAgo(5),
    last_seen_at: hoursAgo(1),
    expires_at: hoursAgo(-24),
  }),
);

/** A request that was just sent; override what the test is about. */
export const aConsultation = builderOf<ConsultationView>(
  ConsultationView,
  () => consultations.consultation.pending,
  ({ created_at = hoursAgo(2) }) => ({
    ...aRow(),
    reference: numbered('C-2026'),
    created_at,
    updated_at: created_at,
    promised_by: hoursAgo(-24, Date.parse(created_at)),
  }),
);

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
