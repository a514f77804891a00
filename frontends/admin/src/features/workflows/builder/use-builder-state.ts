import { fieldErrorsOf } from '@portal/ui-antd';
import { useMemo, useRef, useState } from 'react';
import type { FormContext } from '../forms/field-groups.js';
import { fieldsOfStart, recordOf } from '../labels/trigger-labels.js';
import { definitionOf, isSameDraft, type WorkflowDraft } from './draft.js';
import { problemsOf, type Problems } from './draft-problems.js';
import { useBuilder, type Builder, type Panel } from './use-builder.js';

export interface BuilderState {
  builder: Builder;
  context: FormContext;
  /** What is missing at all. */
  missing: Problems;
  /** The reasons to show: of cards that were left once, and what the API refused. */
  shown: Problems;
  /** Whether something was changed and isn't saved. */
  hasChanges: () => boolean;
  isDirty: boolean;
  /** Another state is the saved one. */
  markSaved: (draft: WorkflowDraft) => void;
  /** Shows what is missing and opens the first card that lacks something; whether nothing does. */
  check: () => boolean;
  /** Shows what the API refused at the cards it is about. */
  showRefused: (error: unknown) => void;
}

const noFields: FormContext = { kind: null, fields: new Map() };

/** The card that a problem is on. */
function panelOf(path: string, draft: WorkflowDraft): Panel {
  const [root, index] = path.split('.');
  if (root === 'trigger' || root === 'conditions') return { open: root };
  const step = root === 'actions' ? draft.steps[Number(index)] : undefined;
  if (step) return { open: 'step', key: step.key };
  return root === 'actions' ? { open: 'chooser', at: 0 } : { open: 'settings' };
}

const cardOf = (path: string, draft: WorkflowDraft): string => {
  const panel = panelOf(path, draft);
  return panel.open === 'step' ? panel.key : panel.open;
};

/** The order of the cards on the screen. */
const rankOf = (path: string): number => {
  const [root = '', index = '0'] = path.split('.');
  return (
    ['name', 'description', 'cooldown_minutes', 'trigger', 'conditions', 'actions'].indexOf(root) * 100 + Number(index)
  );
};

/** A workflow that is being built, with what is wrong with it. */
export function useBuilderState(start: WorkflowDraft, opened: Panel | null): BuilderState {
  const builder = useBuilder(start, opened);
  const { draft, visited } = builder;
  const [saved, setSaved] = useState(start);
  const sent = useRef<WorkflowDraft>(undefined);
  const [refused, setRefused] = useState<{ problems: Problems; text: string }>();
  const missing = useMemo(() => problemsOf(draft), [draft]);
  const context = useMemo(
    (): FormContext =>
      draft.trigger ? { kind: recordOf(draft.trigger), fields: fieldsOfStart(draft.trigger) } : noFields,
    [draft.trigger],
  );
  const isDirty = useMemo(() => !isSameDraft(draft, saved), [draft, saved]);
  // what the API said is about what was sent: any change takes it back
  const answered = refused && refused.text === JSON.stringify(definitionOf(draft)) ? refused.problems : {};
  const shown = {
    ...answered,
    ...Object.fromEntries(Object.entries(missing).filter(([path]) => visited.has(cardOf(path, draft)))),
  };
  const openFirst = (problems: Problems): void => {
    const [first] = Object.keys(problems).sort((one, other) => rankOf(one) - rankOf(other));
    if (first !== undefined) builder.open(panelOf(first, draft));
  };
  return {
    builder,
    context,
    missing,
    shown,
    isDirty,
    hasChanges: () => isDirty && sent.current !== draft,
    markSaved: (now) => {
      sent.current = draft; // so that the page may go elsewhere without a question
      setSaved(now);
      builder.replace(now);
    },
    check: () => {
      builder.visitAll();
      openFirst(missing);
      return Object.keys(missing).length === 0;
    },
    showRefused: (error) => {
      const problems = Object.fromEntries(fieldErrorsOf(error).map(({ path, message }) => [path, message]));
      setRefused({ problems, text: JSON.stringify(definitionOf(draft)) });
      openFirst(problems);
    },
  };
}
