import {
  dealFields,
  namesOf,
  type AcceptanceMethod,
  type DealHistoryEntry,
  type DealHistoryEvent,
  type DealInterval,
} from '@portal/contracts';
import { dealQueries } from '@portal/data-access';
import {
  FieldChanges,
  useToday,
  acceptanceMethodLabels,
  dateLabel,
  fieldLabel,
  intervalLabels,
  moneyText,
  shownValue,
  type FieldChange,
} from '@portal/features';
import { ErrorState, Skeleton } from '@portal/ui';
import { RelativeTime } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import './deals.css';

type Facts = DealHistoryEntry['facts'];

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

const dayOf = (value: unknown, today: string): string => {
  const day = text(value);
  return day ? dateLabel(day, today) : 'its day';
};

/** False for the event of becoming active after an acceptance, which states it. */
const isTold = ({ event, facts }: DealHistoryEntry): boolean =>
  event !== 'deal.status_changed' || facts['to'] !== 'active' || facts['from'] === 'paused';

/** The description of an event, after the name of the user who acted. */
const sentences: Readonly<Record<DealHistoryEvent, (facts: Facts, today: string) => string>> = {
  'deal.created': (facts) => (facts['consultation_id'] ? 'drew the deal up from a consultation' : 'drew the deal up'),
  'deal.updated': () => 'changed the deal',
  'deal.status_changed': (facts) => steps[text(facts['to']) ?? ''] ?? 'moved the deal',
  'deal.accepted': acceptedLabel,
  'deal.step_planned': plannedLabel,
  'deal.period_billed': (facts, today) =>
    `billed the period from ${dayOf(facts['period_start'], today)}; the next one is due ${dayOf(facts['next_bill_on'], today)}`,
  'deal.change_requested': (facts) => `asked us to ${wishes[text(facts['wish']) ?? ''] ?? 'change it'}`,
  'deal.deleted': () => 'deleted the draft',
  'deal.restored': () => 'brought the draft back',
};

const wishes: Readonly<Record<string, string>> = {
  pause: 'pause the deal',
  cancel: 'end the deal',
  resume: 'start the deal again',
};

const steps: Readonly<Record<string, string>> = {
  draft: 'took the deal back to draft',
  sent: 'sent the deal to the customer',
  active: 'resumed the deal',
  paused: 'paused the deal',
  declined: 'declined the deal',
  cancelled: 'cancelled the deal',
  completed: 'completed the deal',
};

function acceptedLabel(facts: Facts): string {
  const method = facts['method'] as AcceptanceMethod;
  const name = text(facts['by_name']) ?? 'the customer';
  return method === 'portal'
    ? `accepted the deal in the portal as ${name}`
    : `recorded that ${name} accepted ${acceptanceMethodLabels[method]}`;
}

function plannedLabel(facts: Facts, today: string): string {
  const to = facts['to'] as 'paused' | 'cancelled' | 'active';
  const step = { paused: 'a pause', cancelled: 'the end', active: 'the restart' }[to];
  return facts['on'] === null
    ? `took back ${step} that was planned`
    : `planned ${step} for ${dayOf(facts['on'], today)}`;
}

const moneyFields: readonly string[] = namesOf(dealFields, 'dollars');

function shown(field: string, value: unknown, today: string): string | undefined {
  const isEmpty = value === null || value === undefined || value === '';
  if (!isEmpty && moneyFields.includes(field)) return moneyText(Number(value));
  if (!isEmpty && field === 'interval') return intervalLabels[value as DealInterval];
  return shownValue(value, today);
}

/** What an edit changed, field by field. */
function changesToldBy({ event, facts }: DealHistoryEntry, today: string): FieldChange[] {
  if (event !== 'deal.updated') return [];
  const changes = (facts['changes'] ?? {}) as Record<string, { from: unknown; to: unknown }>;
  return Object.entries(changes).map(([field, change]) => {
    const [from, to] = [shown(field, change.from, today), shown(field, change.to, today)];
    const name = { field: fieldLabel(field) };
    return from === undefined || to === undefined ? name : { ...name, from, to };
  });
}

/** What happened to a deal, newest first: who did what, and when. */
export function DealHistory({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(dealQueries.history(id));
  if (error && !data)
    return <ErrorState title="The history could not be loaded" text={error.message} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton rows={4} height={32} />;
  const entries = data.data.filter(isTold);
  if (entries.length === 0) return <p className="muted small">Nothing has been written down about this deal yet.</p>;
  return (
    <>
      <ol className="deal-history">
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
      {data.pagination.has_more ? (
        <p className="muted small">
          The newest {data.data.length} of {data.pagination.total} events.
        </p>
      ) : null}
    </>
  );
}

function Entry({ entry }: { entry: DealHistoryEntry }) {
  const today = useToday();
  const { event, facts } = entry;
  const quote = text(facts['reason']) ?? text(facts['message']);
  return (
    <li className="deal-history__entry line-below stack small">
      <div className="stack gap-4 anywhere">
        <p>
          <strong>{entry.actor_name ?? 'The system'}</strong> {sentences[event](facts, today)}
        </p>
        {quote ? <p className="muted">“{quote}”</p> : null}
        <FieldChanges changes={changesToldBy(entry, today)} />
      </div>
      <span className="muted">
        <RelativeTime at={entry.at} />
      </span>
    </li>
  );
}
