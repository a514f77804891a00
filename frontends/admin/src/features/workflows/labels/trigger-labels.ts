import {
  workflowEvents,
  workflowRecords,
  type WorkflowRecordKind,
  type WorkflowStart,
  type WorkflowEventName,
} from '@portal/contracts';
import { uncapitalized } from '@portal/ui';
import { knownFields, type KnownFields } from './condition-labels.js';
import { scheduleSentence } from './schedule.js';

/** "Promo code given back" in two: what it is about, and what happens to it. */
const PREDICATE =
  /^(.+?) (moved to another status|closes soon|due soon|due|late|set up|sent again|given back|reacted to|split off as a ticket|split off another|\w+(?:ed|en))$/;

const isPlural = (subject: string): boolean => /^(Changes|Hours)\b/.test(subject);

const articleOf = (subject: string): string => {
  if (isPlural(subject)) return '';
  return /^(?!us)[aeiou]/i.test(subject) ? 'an ' : 'a ';
};

function verbOf(predicate: string, plural: boolean): string {
  if (predicate === 'moved to another status') return 'moves to another status';
  if (predicate === 'closes soon') return predicate;
  return `${plural ? 'are' : 'is'} ${predicate}`;
}

/** What happens, as the end of a sentence: "a ticket is opened". */
export function eventClause(name: WorkflowEventName): string {
  const { title } = workflowEvents[name];
  const [, subject, predicate] = PREDICATE.exec(title) ?? [];
  if (subject === undefined || predicate === undefined) return `“${title}” happens`;
  return `${articleOf(subject)}${uncapitalized(subject)} ${verbOf(predicate, isPlural(subject))}`;
}

/** What starts a workflow, as a sentence: "When a ticket is opened". */
export const eventSentence = (name: WorkflowEventName): string => `When ${eventClause(name)}`;

/** The kind of record that the runs of a workflow are about; null where they are about none. */
export const recordOf = (start: WorkflowStart): WorkflowRecordKind | null =>
  start.type === 'event' ? workflowEvents[start.event].record : start.record;

/** A kind of record with its article: "a support ticket". */
export function aRecord(kind: WorkflowRecordKind): string {
  const label = workflowRecords[kind].label.toLowerCase();
  return `${/^(?!us)[aeiou]/.test(label) ? 'an' : 'a'} ${label}`;
}

/** What starts a workflow, in words. */
export function triggerText(start: WorkflowStart): string {
  switch (start.type) {
    case 'event':
      return eventSentence(start.event);
    case 'schedule':
      return scheduleSentence(start.cron, start.time_zone);
    case 'manual':
      return start.record ? `When an admin starts it on ${aRecord(start.record)}` : 'When an admin starts it';
    case 'webhook':
      return start.record ? `When a webhook about ${aRecord(start.record)} arrives` : 'When a webhook arrives';
  }
}

/** The fields that conditions and texts of a workflow may use, by their paths. */
export const fieldsOfStart = (start: WorkflowStart): KnownFields =>
  knownFields(recordOf(start), start.type === 'event' ? start.event : undefined);
