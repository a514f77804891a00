import { whoseWork, WhoseWork, type WorkItem, type WorkQueue as Queue } from '@portal/contracts';
import { analyticsQueries } from '@portal/data-access';
import { QueryBoundary, shortMoneyText, useLiveBilling, useLiveDeals, useLiveTickets } from '@portal/features';
import { useChannel } from '@portal/realtime';
import { Button, readRemembered, remember, shortcuts } from '@portal/ui';
import { PageSection, useFocusSuccessor, useListKeyboard } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type RefObject } from 'react';
import { Link } from 'react-router';
import { DueBar } from './due-bar.js';
import { useWorkAction } from './use-work-action.js';
import { workActionLabels, workLabels } from './work-labels.js';

/** Whose rows this person looked at last in this browser. */
export function useWhoseWork(person: string): [WhoseWork, (whose: WhoseWork) => void] {
  const key = `work-queue:${person}`;
  const [whose, setWhose] = useState(() => WhoseWork.safeParse(readRemembered(key)).data ?? 'mine');
  const keep = (next: WhoseWork): void => {
    setWhose(next);
    remember(key, next);
  };
  return [whose, keep];
}

interface WorkQueueProps {
  whose: WhoseWork;
  onWhose: (whose: WhoseWork) => void;
}

const title = 'Needs you now';
const labels = { mine: 'Mine', team: 'Team' } as const;

/** What waits for one of us, of all domains, late promises first, then by its due time, with what can be done at once. */
export function WorkQueue({ whose, onWhose }: WorkQueueProps) {
  const result = useQuery(analyticsQueries.workQueue(whose));
  useLiveTickets();
  useLiveBilling();
  useLiveDeals();
  useChannel('workflows');
  useChannel('imports');
  return (
    <PageSection
      title={title}
      extra={
        <div className="whose-work row" role="group" aria-label="Whose work">
          {whoseWork.map((one) => (
            <button key={one} type="button" aria-pressed={one === whose} onClick={() => onWhose(one)}>
              {labels[one]}
            </button>
          ))}
        </div>
      }
    >
      <QueryBoundary result={result} what="What waits">
        {(queue) => (queue ? <Rows queue={queue} whose={whose} /> : <PlaceOfRows />)}
      </QueryBoundary>
    </PageSection>
  );
}

/** The same place while it is loading. */
export const PlaceOfWork = () => (
  <PageSection title={title}>
    <PlaceOfRows />
  </PageSection>
);

const PlaceOfRows = () => (
  <ul className="work-rows frame" aria-busy="true" aria-label={title}>
    {Array.from({ length: 8 }, (_, index) => (
      <li key={index} className="work-row" aria-hidden="true">
        <span className="skeleton-bar" style={{ width: `${70 - (index % 3) * 12}%` }} />
        <span className="skeleton-bar" style={{ width: '45%' }} />
      </li>
    ))}
  </ul>
);

function Rows({ queue: { items, totals }, whose }: { queue: Queue; whose: WhoseWork }) {
  const list = useRef<HTMLUListElement>(null);
  const { act, busy, question } = useWorkAction();
  const actOn = (id: string): unknown => {
    const item = items.find((one) => one.id === id);
    return item?.action ? act(item) : false;
  };
  useListKeyboard(list, { rowKeys: { [shortcuts.actOnRow.keys]: actOn } });
  if (items.length === 0)
    return (
      <p className="frame work-rows__empty muted">
        {whose === 'mine' ? 'Nothing waits for you.' : 'Nothing waits for anyone of us.'}
      </p>
    );
  const rest = totals.flatMap(({ kind, total }) => {
    const more = total - items.filter((item) => item.kind === kind).length;
    return more > 0 ? [{ kind, more }] : [];
  });
  return (
    <>
      <ul ref={list} className="work-rows frame" aria-label={title}>
        {items.map((item, index) => (
          <WorkRow key={item.id} {...{ item, index, list }} isBusy={busy === item.id} onAct={() => act(item)} />
        ))}
      </ul>
      {rest.length > 0 ? (
        <p className="flex wrap gap-4-12 small">
          {rest.map(({ kind, more }) => (
            <Link key={kind} to={workLabels[kind].list}>
              {/* the lists are everybody’s */}
              {whose === 'mine' ? 'All' : `${more} more`} {workLabels[kind].many}
            </Link>
          ))}
        </p>
      ) : null}
      {question}
    </>
  );
}

interface WorkRowProps {
  item: WorkItem;
  index: number;
  list: RefObject<HTMLElement | null>;
  isBusy: boolean;
  onAct: () => void;
}

/** A row in two lines: what it is and when it is due, below it why it waits, whose it is and what can be done. */
function WorkRow({ item, index, list, isBusy, onAct }: WorkRowProps) {
  // a row that is done with hands the focus to the one that takes its place
  const open = useFocusSuccessor<HTMLAnchorElement>(() => {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row-open]') ?? [])];
    return rows[index] ?? rows.at(-1) ?? null;
  });
  const { kind, number, promise, who, amount, count, action } = item;
  const { what, to } = workLabels[kind];
  const hasAssignee = kind === 'ticket' || kind === 'consultation' || kind === 'import';
  const facts = [
    promise === null ? what : promise === 'first_response' ? 'Ticket to answer' : 'Ticket to solve',
    count !== null && count > 1 ? `${count} runs failed, last: ${who ?? 'without a record'}` : who,
    amount === null ? null : shortMoneyText(amount),
    hasAssignee ? (item.assignee_name ?? 'Nobody has it') : null,
  ];
  const label = action && workActionLabels[action];
  return (
    <li className="work-row relative" data-row-id={item.id}>
      <div className="work-row__line flex between gap-8">
        <Link ref={open} to={to(item)} className="work-row__open text plain-link strong shrinks grows" data-row-open>
          {number ? <span className="work-row__number muted numeric">{number} </span> : null}
          {item.title}
        </Link>
        <DueBar item={item} />
      </div>
      <div className="work-row__line flex between gap-8">
        <span className="muted small anywhere shrinks grows">{facts.filter(Boolean).join(' · ')}</span>
        {label ? (
          <Button
            size="small"
            className="work-row__action fixed"
            busy={isBusy}
            disabled={false}
            aria-label={`${label}: ${number ?? item.title}`}
            onClick={() => {
              open.current?.focus();
              onAct();
            }}
          >
            {label}
          </Button>
        ) : null}
      </div>
    </li>
  );
}
