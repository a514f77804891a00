import { useId } from 'react';
import { numberText, withTones } from './chart-model.js';
import './chart.css';

interface ShareBarProps {
  title: string;
  /** What is counted: "US dollars". */
  unit: string;
  parts: readonly { key: string; label: string; value: number }[];
  /** Without words of its own a value is a number. */
  valueText?: (value: number) => string;
}

const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 });

/** Parts of a whole as one bar, with each part's value and share below it. What is negative has no share. */
export function ShareBar({ title, unit, parts, valueText = numberText }: ShareBarProps) {
  const heading = useId();
  const whole = parts.reduce((sum, { value }) => sum + Math.max(0, value), 0);
  const toned = withTones(parts).map(({ tone }, at) => ({ tone, ...(parts[at] ?? { key: '', label: '', value: 0 }) }));
  return (
    <figure className="chart shrinks" aria-labelledby={heading}>
      <figcaption className="mb-8">
        <span id={heading} className="visually-hidden">
          {title}
        </span>
        <span className="muted tiny">{unit}</span>
      </figcaption>
      <div className="share-bar mb-8 flex" aria-hidden="true">
        {toned.map(({ key, tone, value }) =>
          value > 0 ? (
            <span key={key} className={`share-bar__part chart-tone--${tone}`} style={{ flexGrow: value / whole }} />
          ) : null,
        )}
      </div>
      <ul className="gap-4-16 flex wrap small numeric">
        {toned.map(({ key, label, tone, value }) => (
          <li key={key} className={`chart__key chart-tone--${tone}`}>
            {label} <strong>{whole > 0 ? percent.format(Math.max(0, value) / whole) : '–'}</strong>{' '}
            <span className="muted">{valueText(value)}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
