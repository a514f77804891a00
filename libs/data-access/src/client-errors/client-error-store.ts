import { type ClientError, errorSeverities } from '@portal/contracts';
import { KeptRows } from './kept-rows.js';

/** At most so many errors stay on the device (specification, section 9). */
const STORED_ERRORS = 50;
const LONGEST = { message: 2_000, stack: 5_000 } as const;

/** What was seen to go wrong; the store adds when, where and in which browser. */
export type SeenError = Pick<ClientError, 'id' | 'type' | 'message' | 'severity'> &
  Partial<Pick<ClientError, 'stack' | 'context' | 'userId' | 'userRole'>>;

const isClientError = (value: unknown): value is ClientError =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'timestamp', 'route', 'message', 'severity', 'type'].every(
    (field) => typeof (value as Record<string, unknown>)[field] === 'string',
  );

const rows = new KeptRows<ClientError>('client-errors', STORED_ERRORS, isClientError);

/** The client errors of this device (specification, sections 3 and 9): at most 50, the newest last. */
export const clientErrors = {
  subscribe: rows.subscribe,
  current: rows.current,
  record,
  /** Sets these errors resolved: by the person, or because they were reported (specification, section 4). */
  resolve: (ids: readonly string[]): void =>
    rows.keep(rows.current().map((error) => (ids.includes(error.id) ? { ...error, resolved: true } : error))),
};

/** Keeps an error. The same one again raises its count instead of filling the store, under its newest id. */
function record(seen: SeenError): ClientError {
  const known = rows.current();
  const same = known.find((error) => error.id === seen.id);
  if (same) return same;
  const made = { ...described(seen), context: { ...seen.context, ...paintTimings() } };
  const repeated = known.find((error) => !error.resolved && isRepeat(error, made));
  const error = repeated ? again(repeated, made) : made;
  rows.keep([...known.filter((row) => row !== repeated), error]);
  return error;
}

const described = ({ message, stack, ...seen }: SeenError): ClientError => ({
  userId: null,
  userRole: null,
  ...seen,
  timestamp: new Date().toISOString(),
  route: location.pathname,
  userAgent: navigator.userAgent,
  message: message.slice(0, LONGEST.message),
  stack: stack?.slice(0, LONGEST.stack) ?? null,
  resolved: false,
});

const isRepeat = (one: ClientError, other: ClientError): boolean =>
  one.type === other.type && one.message === other.message && one.route === other.route;

function again(before: ClientError, now: ClientError): ClientError {
  const worse = Math.max(...[before, now].map(({ severity }) => errorSeverities.indexOf(severity)));
  const times = Number(before.context?.['times'] ?? 1) + 1;
  return { ...now, severity: errorSeverities[worse] ?? now.severity, context: { ...now.context, times } };
}

/** When a page was first painted, in milliseconds after navigation; as far as the browser provides it. */
interface PaintTimings {
  first_paint?: number;
  first_contentful_paint?: number;
}

/** First paint and first contentful paint of this page (specification, section 9). */
export function paintTimings(): PaintTimings {
  if (!('getEntriesByType' in performance)) return {};
  const entries = performance.getEntriesByType('paint');
  return Object.fromEntries(entries.map(({ name, startTime }) => [name.replaceAll('-', '_'), Math.round(startTime)]));
}
