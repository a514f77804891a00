import { type ClientError, LinkedError, messages, valueLabel } from '@portal/contracts';
import { clientErrors, useClientErrors, useReportHistory } from '@portal/data-access';
import { Button, EmptyState, exactTimeText, LinkButton, PageTitle } from '@portal/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import styles from './reports.module.css';
import { useReport } from './use-report.js';

/**
 * Shows the error that the address names, or every unresolved one of this device, and sends it to us; below it the last
 * reports of this device (specification, sections 2 and 9).
 */
export function ErrorReportPage() {
  const [search] = useSearchParams();
  const data = search.get('data');
  return (
    <div className={`${styles.page} stack gap-24`}>
      <PageTitle>Report an error</PageTitle>
      <meta name="robots" content="noindex" />
      <h1 className="heading">Report an error</h1>
      {data === null ? <StoredErrors /> : <NamedError key={data} data={data} />}
      <History />
    </div>
  );
}

function NamedError({ data }: { data: string }) {
  const [error] = useState(() => readReported(data));
  if (error) return <Report errors={[error]} />;
  return (
    <div role="alert" className={styles.note}>
      <p>
        <strong>This address does not say which error it is about.</strong> It may have been cut off when it was copied.
      </p>
      <LinkButton href="/error-report">Show the errors of this device</LinkButton>
    </div>
  );
}

function StoredErrors() {
  const unresolved = useClientErrors().filter(({ resolved }) => !resolved);
  // the errors unresolved when the page opened, so that a sent report doesn't clear its own text
  const [errors] = useState(unresolved);
  if (errors.length > 0) return <Report errors={errors} />;
  return (
    <EmptyState
      title="Nothing to report"
      text="This device remembers no unresolved error. When something breaks, it appears here."
      action={
        <LinkButton variant="primary" href="/">
          Go Home
        </LinkButton>
      }
    />
  );
}

function Report({ errors }: { errors: readonly ClientError[] }) {
  const { send, isSending, reportId, failure } = useReport();
  return (
    <section aria-labelledby="report-contents" className={styles.card}>
      <h2 id="report-contents" className="large">
        {reportId ? 'What you sent' : 'What will be sent'}
      </h2>
      <p className="muted small">
        The error{errors.length > 1 ? 's' : ''} below, the page, your browser and system, its language, and who is
        signed in. Nothing you typed.
      </p>
      <ul className={styles.errors}>
        {errors.map((error) => (
          <ReportedError key={error.id} error={error} open={errors.length === 1} />
        ))}
      </ul>
      {reportId ? (
        <p role="status" className={styles.sent}>
          Thank you. Your report ID is <strong className={`${styles.id} numeric anywhere text`}>{reportId}</strong>
        </p>
      ) : (
        <>
          {failure ? (
            <p id="report-failure" className="danger small">
              <strong>{messages.errorReport.failed}.</strong> {failure}
            </p>
          ) : null}
          <Button
            variant="primary"
            size="large"
            busy={isSending}
            aria-describedby={failure ? 'report-failure' : undefined}
            onClick={() => send(errors)}
          >
            Send Report
          </Button>
        </>
      )}
    </section>
  );
}

function History() {
  const reports = [...useReportHistory()].reverse();
  if (reports.length === 0) return null;
  return (
    <section aria-labelledby="report-history" className={styles.card}>
      <h2 id="report-history" className="large">
        Sent from this device
      </h2>
      <ol className={styles.history}>
        {reports.map(({ reportId, timestamp, message, count }) => (
          <li key={reportId}>
            <span className="strong anywhere">
              {message}
              {count > 1 && ` and ${count - 1} more`}
            </span>
            <span className="muted small">
              <time dateTime={timestamp}>{exactTimeText(timestamp)}</time> ·{' '}
              <span className={`${styles.id} numeric anywhere`}>{reportId}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/**
 * The error that the address of the report page names; what this device remembers of it is more complete. Null when the
 * address is damaged. Everything in it is a stranger's text: shown as text only.
 */
function readReported(data: string): ClientError | null {
  const { data: details } = LinkedError.safeParse(jsonOf(data));
  if (!details) return null;
  const known = clientErrors.current().find(({ id }) => id === details.id);
  return known ?? { ...details, userAgent: navigator.userAgent.slice(0, 1_000), resolved: false };
}

function jsonOf(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return null;
  }
}

/** One error as it is sent, as plain text. */
function ReportedError({ error, open }: { error: ClientError; open: boolean }) {
  const facts: readonly (readonly [string, string])[] = [
    ['Error ID', error.id],
    ['Severity', valueLabel(error.severity)],
    ['Page', error.route],
    ['When', exactTimeText(error.timestamp)],
    ['Kind', error.type === 'promise' ? 'Promise' : 'JavaScript'],
    ['Browser', error.userAgent],
  ];
  return (
    <li className={`${styles.error} rounded shrinks`}>
      <p className="strong anywhere">{error.message}</p>
      <details open={open}>
        <summary>Details</summary>
        <dl className={styles.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt className="muted">{name}</dt>
              <dd className="anywhere">{value}</dd>
            </div>
          ))}
        </dl>
        {error.stack && (
          <pre className={`${styles.stack} scrolls`} tabIndex={0} role="region" aria-label="Where in the code">
            {error.stack}
          </pre>
        )}
      </details>
    </li>
  );
}
