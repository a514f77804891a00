import { ExactTime } from '@portal/ui-antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { aboutNothing, stepFieldLabel, stepWords, type StepAbout } from './step-labels.js';
import './runs.css';

/** What says nothing to people: the kind of step stands above, its conditions beside, an event has no page. */
const hidden: ReadonlySet<string> = new Set(['type', 'only_if', 'event_id']);

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

const isInstant = (text: string): boolean => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/.test(text);

interface ValueProps {
  value: unknown;
  field: string;
  about: StepAbout;
  /** The object that it is a field of. */
  beside: Fields;
}

/** A value of a field for people: in the builder's words, ids by what they name, lists line by line, objects by names. */
function Value({ value, field, about, beside }: ValueProps): ReactNode {
  const words = stepWords(field, value, about, beside);
  if (words !== null) return words;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return <Text value={value} about={about} />;
  if (Array.isArray(value))
    return (
      <ul>
        {value.map((one: unknown, index) => (
          <li key={index}>
            <Value value={one} field={field} about={about} beside={beside} />
          </li>
        ))}
      </ul>
    );
  if (!isObject(value)) return null;
  return entriesOf(value).map(([name, one]) => (
    <span key={name} className="step-data__part">
      {stepFieldLabel(name)}: <Value value={one} field={name} about={about} beside={value} />
    </span>
  ));
}

function Text({ value, about: { references } }: { value: string; about: StepAbout }) {
  const named = references.get(value.toLowerCase());
  if (named) return named.link ? <Link to={named.link}>{named.label}</Link> : named.label;
  return isInstant(value) ? <ExactTime at={value} /> : value;
}

const entriesOf = (value: Fields): [string, unknown][] =>
  Object.entries(value).filter(([name, one]) => !hidden.has(name) && !isEmpty(one));

interface StepDataProps {
  value: unknown;
  title?: string;
  about?: StepAbout;
}

/** What went into a step or came out of it, by the names of its fields; nothing where there is nothing. */
export function StepData({ value, title, about = aboutNothing }: StepDataProps) {
  if (isEmpty(value)) return null;
  const entries = isObject(value) ? entriesOf(value) : [];
  if (isObject(value) && entries.length === 0) return null;
  return (
    <div className="step-data rounded-8 column gap-6 small">
      {title ? <h3 className="step-data__title muted">{title}</h3> : null}
      {isObject(value) ? (
        <dl>
          {entries.map(([name, one]) => (
            <div key={name} className="step-data__field gap-2-12 stack">
              <dt>{stepFieldLabel(name, about.type)}</dt>
              <dd>
                <Value value={one} field={name} about={about} beside={value} />
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        <p>
          <Value value={value} field="" about={about} beside={{}} />
        </p>
      )}
    </div>
  );
}
