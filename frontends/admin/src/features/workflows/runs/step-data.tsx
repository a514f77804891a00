import type { ReactNode } from 'react';
import { stepFieldLabel, stepWords } from './step-words.js';
import './step-data.css';

const hidden: ReadonlySet<string> = new Set(['type', 'only_if']);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** A value of a field for people: in the builder's words, else texts as they are, lists line by line, objects by names. */
function shown(value: unknown, field: string): ReactNode {
  const words = stepWords(field, value);
  if (words !== null) return words;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value))
    return (
      <ul className="step-data__list">
        {value.map((one, index) => (
          <li key={index}>{shown(one, field)}</li>
        ))}
      </ul>
    );
  if (isObject(value)) {
    const entries = Object.entries(value).filter(([, one]) => !isEmpty(one));
    return entries.map(([name, one]) => (
      <span key={name} className="step-data__part">
        {stepFieldLabel(name)}: {shown(one, name)}
      </span>
    ));
  }
  return typeof value === 'number' ? String(value) : typeof value === 'string' ? value : '';
}

/** What went into a step or came out of it, by the names of its fields; nothing where there is nothing. */
export function StepData({ value, title }: { value: unknown; title?: string }) {
  if (isEmpty(value)) return null;
  const entries = isObject(value)
    ? Object.entries(value).filter(([name, one]) => !hidden.has(name) && !isEmpty(one))
    : [];
  if (isObject(value) && entries.length === 0) return null;
  return (
    <div className="step-data">
      {title ? <h4 className="step-data__title">{title}</h4> : null}
      {isObject(value) ? (
        <dl>
          {entries.map(([name, one]) => (
            <div key={name} className="step-data__field">
              <dt>{stepFieldLabel(name)}</dt>
              <dd>{shown(one, name)}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p>{shown(value, '')}</p>
      )}
    </div>
  );
}
