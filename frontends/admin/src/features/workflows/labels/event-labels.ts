import { workflowEvents, type WorkflowEventName } from '@portal/contracts';

/** "Promo code given back" in two: what it is about, and what happens to it. */
const PREDICATE =
  /^(.+?) (moved to another status|closes soon|due soon|due|late|set up|given back|reacted to|\w+(?:ed|en))$/;

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

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** What happens, as the end of a sentence: "a ticket is opened". */
export function eventClause(name: WorkflowEventName): string {
  const { title } = workflowEvents[name];
  const [, subject, predicate] = PREDICATE.exec(title) ?? [];
  if (subject === undefined || predicate === undefined) return `“${title}” happens`;
  return `${articleOf(subject)}${lowerFirst(subject)} ${verbOf(predicate, isPlural(subject))}`;
}

/** What starts a workflow, as a sentence: "When a ticket is opened". */
export const eventSentence = (name: WorkflowEventName): string => `When ${eventClause(name)}`;
