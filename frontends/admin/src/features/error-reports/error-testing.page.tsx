import { clientErrors, paintTimings, useClientErrors } from '@portal/data-access';
import { ErrorBoundary } from '@portal/ui';
import { Card, Page, PageSection } from '@portal/ui-antd';
import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import './error-reports.css';

/** More than a device keeps, so that the oldest have to go. */
const MANY = 60;

/** Breaks things on purpose, to see that they are caught, remembered and reported (specification, section 2; diagnostics). */
export function ErrorTestingPage() {
  const [crashed, setCrashed] = useState(false);
  if (crashed) throw new Error('A screen that was crashed on purpose');
  return (
    <Page title="Error testing" mood="dense">
      <p className="muted">
        Each button makes a real error. It appears in the banner below and can be reported from there; what was reported
        stands under <Link to="/admin/error-reports">Error Reports</Link>.
      </p>
      <div className="error-tests top-aligned stack gap-14">
        <Test title="Throw" text="An exception in a click that nobody catches: high." onRun={throwOne} />
        <Test title="Reject a promise" text="Nobody awaits it: medium." onRun={rejectOne} />
        <Test title="Reject with a mistake" text="A TypeError in a promise: high." onRun={rejectMistake} />
        <Test
          title="Crash this screen"
          text="The crash screen takes its place: critical, with a toast."
          onRun={() => setCrashed(true)}
        />
        <Test title="Load a missing file" text="A script of ours that isn’t there: high." onRun={loadMissing} />
        <Test
          title={`Fill the store with ${MANY}`}
          text="Only the newest 50 stay on the device."
          onRun={() => Array.from({ length: MANY }, (_, index) => recordOne(index + 1))}
        />
        <ErrorBoundary>
          <CrashingPart />
        </ErrorBoundary>
      </div>
      <Remembered />
    </Page>
  );
}

function Test({ title, text, onRun }: { title: string; text: string; onRun: () => void }) {
  return (
    <Card>
      <div className="error-test start stack gap-12">
        <p className="muted">{text}</p>
        <Button onClick={onRun}>{title}</Button>
      </div>
    </Card>
  );
}

function CrashingPart() {
  const [crashed, setCrashed] = useState(false);
  if (crashed) throw new Error('A part that was crashed on purpose');
  return <Test title="Crash this card" text="Only the card gives way: high." onRun={() => setCrashed(true)} />;
}

function Remembered() {
  const errors = useClientErrors();
  const unresolved = errors.filter(({ resolved }) => !resolved);
  const paints = paintTimings();
  return (
    <PageSection
      title="On this device"
      extra={
        <Button disabled={unresolved.length === 0} onClick={() => clientErrors.resolve(unresolved.map(({ id }) => id))}>
          Resolve all
        </Button>
      }
    >
      <p role="status">
        {errors.length} of at most 50 remembered, {unresolved.length} unresolved.
      </p>
      <p className="muted">
        First paint {paints.first_paint ?? '–'} ms, first contentful paint {paints.first_contentful_paint ?? '–'} ms.
      </p>
    </PageSection>
  );
}

function throwOne(): void {
  throw new Error('An exception that was thrown on purpose');
}

function rejectOne(): void {
  void Promise.reject(new Error('A promise that was rejected on purpose'));
}

function rejectMistake(): void {
  void Promise.reject(new TypeError('A mistake in a promise, made on purpose'));
}

function loadMissing(): void {
  document.head.append(Object.assign(document.createElement('script'), { src: '/assets/missing-on-purpose.js' }));
}

function recordOne(number: number): void {
  clientErrors.record({
    id: `E-TEST-${Date.now()}-${number}`,
    type: 'javascript',
    message: `Error ${number} of ${MANY}, recorded on purpose`,
    severity: number % 5 === 0 ? 'high' : 'medium',
  });
}
