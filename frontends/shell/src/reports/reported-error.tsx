import { exactTimeText } from '@portal/ui';
import { valueLabel, type ClientError } from '@portal/contracts';
import styles from './reports.module.css';

/** One error as it is sent, as plain text. */
export function ReportedError({ error, open }: { error: ClientError; open: boolean }) {
  const facts: readonly (readonly [string, string])[] = [
    ['Error ID', error.id],
    ['Severity', valueLabel(error.severity)],
    ['Page', error.route],
    ['When', exactTimeText(error.timestamp)],
    ['Kind', error.type === 'promise' ? 'Promise' : 'JavaScript'],
    ['Browser', error.userAgent],
  ];
  return (
    <li className={`${styles.error} shrinks`}>
      <p className="strong anywhere">{error.message}</p>
      <details open={open}>
        <summary>Details</summary>
        <dl className={styles.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {error.stack && (
          <pre className={styles.stack} tabIndex={0} role="region" aria-label="Where in the code">
            {error.stack}
          </pre>
        )}
      </details>
    </li>
  );
}
