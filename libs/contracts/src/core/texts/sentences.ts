import { z } from 'zod';

type Issue = z.core.$ZodRawIssue;

const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

const units: Readonly<Record<string, readonly [one: string, many: string]>> = {
  string: ['character', 'characters'],
  array: ['entry', 'entries'],
};

const amount = ({ origin }: { origin: string }, count: number | bigint): string => {
  const [one, many] = units[origin] ?? ['', ''];
  return `${count} ${Number(count) === 1 ? one : many}`.trimEnd();
};

/**
 * What is wrong with a field, in words that a person at a form and a caller of the API both read. A schema's own
 * message goes before these; undefined leaves the library's.
 */
export function sentenceFor(issue: Issue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return (issue.input ?? undefined) === undefined
        ? 'Required'
        : `Must be ${kinds[issue.expected] ?? issue.expected}`;
    case 'too_big':
      return `At most ${amount(issue, issue.maximum)}`;
    case 'too_small':
      return `At least ${amount(issue, issue.minimum)}`;
    case 'invalid_value':
      return `One of: ${issue.values.map(String).join(', ')}`;
    case 'invalid_format':
      return formats[issue.format];
    default:
      return undefined;
  }
}

const formats: Readonly<Record<string, string>> = {
  uuid: 'Must be an id',
  datetime: 'Must be a time like 2026-03-31T14:30:00Z',
  date: 'Must be a day like 2026-03-31',
  url: 'Must be an address like https://example.com',
};

z.config({ customError: sentenceFor });
