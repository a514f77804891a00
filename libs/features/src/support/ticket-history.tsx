import {
  MAX_TICKET_TAGS,
  type Priority,
  type TicketHistoryEntry,
  type TicketHistoryEvent,
  type TicketLinkKind,
  type TicketStatus,
  type TicketView,
  type TicketWakeReason,
} from '@portal/contracts';
import { ticketQueries, useSession } from '@portal/data-access';
import { ExactTime } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ThreadEvent } from '../comments/comment-thread.js';
import { priorityLabels } from '../tasks/task-labels.js';
import { ticketLinkLabels, ticketStatusLabels, type TicketSide } from './ticket-labels.js';

/** The page of a ticket. */
type HrefOf = (ticket: { id: string }) => string;
type Facts = TicketHistoryEntry['facts'];

/** What happened to a ticket beside its messages, in the words of the side that reads. */
export function useTicketHistory({ id }: TicketView, hrefOf: HrefOf): readonly ThreadEvent[] {
  const { isAdmin } = useSession();
  const { data } = useQuery(ticketQueries.history(id));
  const textOf = isAdmin ? adminText : customerText;
  return (data?.data ?? []).map((entry) => ({ id: entry.id, at: entry.at, text: textOf(entry, hrefOf) })).reverse();
}

const statusLabel = (status: unknown, side: TicketSide): string => ticketStatusLabels[side][status as TicketStatus];
const priorityLabel = (priority: unknown): string => priorityLabels[priority as Priority];
const promiseLabel = ({ promise }: Facts): string => (promise === 'resolution' ? 'The solution' : 'The answer');

const personIn = ({ person_name: name }: Facts): string => (typeof name === 'string' ? name : 'A colleague');

/** The other ticket of a merge or split. */
const linkTo = (hrefOf: HrefOf, id: unknown, number: unknown): ReactNode => (
  <Link to={hrefOf({ id: String(id) })}>{String(number)}</Link>
);

function customerText({ event, facts }: TicketHistoryEntry, hrefOf: HrefOf): ReactNode {
  if (event === 'ticket.split')
    return <>A message goes on in {linkTo(hrefOf, facts['into_id'], facts['into_number'])}</>;
  if (event === 'ticket.split_off') return <>Split off {linkTo(hrefOf, facts['from_id'], facts['from_number'])}</>;
  if (event === 'ticket.people_changed')
    return `${personIn(facts)} ${facts['is_added'] ? 'is' : 'is no longer'} on this ticket`;
  return `Status: ${statusLabel(facts['to'], 'customer')}`;
}

/** What the one who acted did; sentences of the product itself have no such one. */
const deeds: Readonly<Record<TicketHistoryEvent, (facts: Facts, hrefOf: HrefOf, actor: string) => ReactNode>> = {
  'ticket.status_changed': (facts, _hrefOf, actor) =>
    `${actor} changed the status from ${statusLabel(facts['from'], 'admin')} to ${statusLabel(facts['to'], 'admin')}`,
  'ticket.assigned': ({ to_name }, _hrefOf, actor) =>
    to_name === actor
      ? `${actor} took it`
      : `${actor} assigned it to ${typeof to_name === 'string' ? to_name : 'somebody'}`,
  'ticket.people_changed': (facts, _hrefOf, actor) =>
    personIn(facts) === actor
      ? `${actor} left the ticket`
      : `${actor} ${facts['is_added'] ? 'added' : 'removed'} ${personIn(facts)}`,
  'ticket.updated': updatedText,
  'ticket.clock_warning': (facts) => `${promiseLabel(facts)} is due soon`,
  'ticket.clock_breached': (facts) => `${promiseLabel(facts)} is late`,
  'ticket.rated': ({ score }, _hrefOf, actor) => `${actor} rated it: ${score === 1 ? 'Good' : 'Not good'}`,
  'ticket.merged': (facts, hrefOf, actor) =>
    'from_id' in facts ? (
      <>
        {actor} merged {linkTo(hrefOf, facts['from_id'], facts['from_number'])} into this ticket
      </>
    ) : (
      <>
        {actor} merged it into {linkTo(hrefOf, facts['into_id'], facts['into_number'])}
      </>
    ),
  'ticket.unmerged': (facts, hrefOf, actor) =>
    facts['has_left'] ? (
      <>
        {actor} took it out of {linkTo(hrefOf, facts['other_id'], facts['other_number'])} again
      </>
    ) : (
      <>
        {actor} took {linkTo(hrefOf, facts['other_id'], facts['other_number'])} out of this ticket again
      </>
    ),
  'ticket.linked': (facts, hrefOf, actor) => (
    <>
      {actor} linked {linkTo(hrefOf, facts['other_id'], facts['other_number'])}:{' '}
      {ticketLinkLabels[facts['kind'] as TicketLinkKind].toLowerCase()}
    </>
  ),
  'ticket.unlinked': (facts, hrefOf, actor) => (
    <>
      {actor} removed the link to {linkTo(hrefOf, facts['other_id'], facts['other_number'])}
    </>
  ),
  'ticket.snoozed': ({ until }, _hrefOf, actor) => (
    <>
      {actor} snoozed it until <ExactTime at={String(until)} />
    </>
  ),
  'ticket.woken': ({ by }, _hrefOf, actor) => wakings[by as TicketWakeReason](actor),
  'ticket.tagged': ({ added, removed, left_off: left }, _hrefOf, actor) =>
    `${actor} ${[...tagsText('added', added), ...tagsText('removed', removed), ...tagsText('left out', left)].join(' and ')}${left ? `: at most ${MAX_TICKET_TAGS}` : ''}`,
  'ticket.split': (facts, hrefOf, actor) => (
    <>
      {actor} split a message off as {linkTo(hrefOf, facts['into_id'], facts['into_number'])}
    </>
  ),
  'ticket.split_off': (facts, hrefOf, actor) => (
    <>
      {actor} split it off {linkTo(hrefOf, facts['from_id'], facts['from_number'])}
    </>
  ),
};

/** "added the tags VPN, Head office"; nothing where there are none. */
function tagsText(verb: string, tags: unknown): string[] {
  const names = Array.isArray(tags) ? tags : [];
  return names.length === 0 ? [] : [`${verb} the ${names.length === 1 ? 'tag' : 'tags'} ${names.join(', ')}`];
}

/** Why a snooze is over. */
const wakings: Readonly<Record<TicketWakeReason, (actor: string) => string>> = {
  time: () => 'The snooze is over',
  answer: () => 'Woken by an answer',
  third_party: () => 'Woken by a third party’s answer',
  clock: () => 'Woken by its clock',
  assignment: () => 'Woken by the assignment',
  reopening: () => 'Woken, since the work goes on',
  hand: (actor) => `${actor} ended the snooze`,
};

const adminText = ({ event, facts, actor_name }: TicketHistoryEntry, hrefOf: HrefOf): ReactNode =>
  deeds[event](facts, hrefOf, actor_name ?? 'The system');

function updatedText(facts: Facts, _hrefOf: HrefOf, actor: string): string {
  const priority = facts['priority'] as { from: unknown; to: unknown } | undefined;
  const changed = priority
    ? [`changed the priority from ${priorityLabel(priority.from)} to ${priorityLabel(priority.to)}`]
    : [];
  return `${actor} ${[...changed, ...(facts['unassigned'] ? ['took the assignee off'] : [])].join(' and ') || 'changed it'}`;
}
