import { workflowLimits, type WorkflowTestResult } from '@portal/contracts';
import { useTestWorkflow } from '@portal/data-access';
import { FormFailure, Meter, RelativeTime } from '@portal/ui-antd';
import { Button } from 'antd';
import { CircleCheck, CircleSlash } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { type Problems, type WorkflowDraft, definitionOf } from '../builder/draft.js';
import type { FormContext } from '../step-fields/field-groups.js';
import { eventClause } from '../labels/trigger-labels.js';
import { DryRun, type Tried, failureOfTest } from './dry-run.js';
import './test-panel.css';

interface TestPanelProps {
  draft: WorkflowDraft;
  context: FormContext;
  /** What the definition still lacks. */
  missing: Problems;
}

/** What the workflow as it stands here, saved or not, would have done, and what it would do with one record. */
export function TestPanel({ draft, context, missing }: TestPanelProps) {
  const [tried, setTried] = useState<Tried>();
  const lacking = Object.keys(missing).filter((path) => path !== 'name').length;
  if (lacking > 0)
    return (
      <p className="muted small">
        {lacking === 1 ? 'One thing is' : `${lacking} things are`} missing before this can be tested. The cards say
        what.
      </p>
    );
  const hasPast = draft.trigger?.type === 'event' || draft.trigger?.type === 'schedule';
  return (
    <>
      {hasPast ? (
        <PastTest draft={draft} onTry={setTried} />
      ) : (
        <p className="muted small">
          Nothing in the last {workflowLimits.testDays} days could have started this workflow: it is started by hand or
          by a webhook.
        </p>
      )}
      <DryRun draft={draft} context={context} tried={tried} onTry={setTried} />
    </>
  );
}

interface PastTestProps {
  draft: WorkflowDraft;
  /** Shows what a run would do with one of the results. */
  onTry: (tried: Tried) => void;
}

type Result = WorkflowTestResult['results'][number];

const FEW = 8;

/** Which events of the last days would have started the workflow, and why the others wouldn't. */
export function PastTest({ draft, onTry }: PastTestProps) {
  const test = useTestWorkflow();
  const run = (): void => test.mutate({ days: workflowLimits.testDays, definition: definitionOf(draft) });
  return (
    <section className="test-part column gap-10" aria-label="The last 30 days">
      <h3 className="subtitle">What would this have done in the last {workflowLimits.testDays} days?</h3>
      <Button type="primary" ghost loading={test.isPending} onClick={run}>
        {test.data ? 'Look again' : `Look at the last ${workflowLimits.testDays} days`}
      </Button>
      <FormFailure text={failureOfTest(test.error, draft)} />
      {test.data ? (
        <TestResult result={test.data} isSchedule={draft.trigger?.type === 'schedule'} onTry={onTry} />
      ) : null}
    </section>
  );
}

interface TestResultProps {
  result: WorkflowTestResult;
  isSchedule: boolean;
  onTry: (tried: Tried) => void;
}

function TestResult({ result, isSchedule, onTry }: TestResultProps) {
  const { examined, matched, is_truncated: isTruncated, results } = result;
  const [matching, others] = [results.filter((one) => one.matched), results.filter((one) => !one.matched)];
  const noun = isSchedule ? ['record', 'records'] : ['event', 'events'];
  return (
    <div role="status" className="test-result column gap-12">
      <p>
        <strong className="large numeric">{matched.toLocaleString('en-US')}</strong> of{' '}
        {examined.toLocaleString('en-US')} {examined === 1 ? noun[0] : noun[1]} would have started it
      </p>
      {examined > 0 ? <Meter kind="share" percent={(matched / examined) * 100} /> : null}
      {isTruncated ? <p className="muted small">There were more; the newest were looked at.</p> : null}
      <Results title="Would have run" results={matching} onTry={onTry} />
      <Results title="Would not have run" results={others} />
    </div>
  );
}

interface ResultsProps {
  title: string;
  results: readonly Result[];
  onTry?: (tried: Tried) => void;
}

function Results({ title, results, onTry }: ResultsProps) {
  const [isWhole, setIsWhole] = useState(false);
  if (results.length === 0) return null;
  const shown = isWhole ? results : results.slice(0, FEW);
  return (
    <section aria-label={title}>
      <h4 className="step-chooser__title">{title}</h4>
      <ul>
        {shown.map((one, index) => (
          <li key={one.event_id ?? index} className="test-results__row flex gap-10 small">
            {one.matched ? (
              <CircleCheck size={16} strokeWidth={2} className="test-results__yes" aria-hidden="true" />
            ) : (
              <CircleSlash size={16} strokeWidth={1.75} className="muted" aria-hidden="true" />
            )}
            <span className="test-results__what stack anywhere shrinks">
              {one.record ? <Link to={one.record.link}>{one.record.label}</Link> : 'No record'}
              <span className="muted tiny">
                {one.event_name ? `${eventClause(one.event_name)}, ` : ''}
                <RelativeTime at={one.occurred_at} />
              </span>
              {one.failed_condition ? (
                <span className="test-results__why muted tiny">{one.failed_condition.sentence}</span>
              ) : null}
            </span>
            {onTry ? (
              <Button
                size="small"
                aria-label={`Show what it would do with ${one.record?.label ?? 'this event'}`}
                onClick={() =>
                  onTry({
                    record: one.record ? { id: one.record.id, name: one.record.label } : null,
                    event: one.event_id,
                  })
                }
              >
                Show
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {results.length > shown.length ? (
        <Button size="small" type="text" onClick={() => setIsWhole(true)}>
          Show all {results.length}
        </Button>
      ) : null}
    </section>
  );
}
