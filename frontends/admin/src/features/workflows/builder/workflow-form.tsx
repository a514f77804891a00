import { useUnsavedChanges, useWide } from '@portal/ui-antd';
import { Button } from 'antd';
import { FlaskConical, SlidersHorizontal } from 'lucide-react';
import { BuilderPanel } from './builder-panel.js';
import { Flow } from './steps/flow.js';
import type { BuilderState, Builder } from './use-builder.js';
import './builder.css';

/** The flow of a workflow with the form of its open card. Leaving it with changes that aren't saved asks first. */
export function WorkflowForm({
  state,
  saved,
}: {
  state: BuilderState;
  saved: { id: string; hook_url: string | null } | undefined;
}) {
  const { builder, context, shown, missing, hasChanges } = state;
  useUnsavedChanges(hasChanges);
  return (
    <div className="builder column gap-24">
      <div className="builder__flow rounded shrinks">
        {shown['actions'] ? (
          <p role="alert" className="workflow-problem builder__problem text-center">
            Add at least one step.
          </p>
        ) : null}
        <Flow builder={builder} context={context} problems={shown} />
      </div>
      <BuilderPanel builder={builder} context={context} problems={shown} missing={missing} saved={saved} />
    </div>
  );
}

/** Opens the test; where the settings don't stand beside the flow, those too. */
export function TestButton({ builder }: { builder: Builder }) {
  const isWide = useWide();
  return (
    <>
      {isWide ? null : (
        <Button
          aria-label="About this workflow"
          icon={<SlidersHorizontal size={16} strokeWidth={1.75} />}
          onClick={() => builder.open({ open: 'settings' })}
        />
      )}
      <Button icon={<FlaskConical size={15} strokeWidth={1.75} />} onClick={() => builder.open({ open: 'test' })}>
        Test
      </Button>
    </>
  );
}
