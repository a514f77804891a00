import { workflowLimits } from '@portal/contracts';
import { useState } from 'react';
import type { WorkflowDraft } from '../builder/draft.js';
import type { Problems } from '../builder/draft-problems.js';
import type { FormContext } from '../forms/field-groups.js';
import { DryRun, type Tried } from './dry-run.js';
import { PastTest } from './past-test.js';
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
