import type { ConditionGroup, WorkflowActionType, WorkflowStart } from '@portal/contracts';
import { toast } from '@portal/ui';
import { fieldErrorsOf } from '@portal/ui-antd';
import { useReducer, useState, useMemo, useRef } from 'react';
import type { FormContext } from '../step-fields/field-groups.js';
import { fieldsOfStart, recordOf } from '../labels/trigger-labels.js';
import {
  problemsOf,
  type Problems,
  newAction,
  stepOf,
  type ActionDraft,
  type DraftStep,
  type WorkflowDraft,
  definitionOf,
  isSameDraft,
} from './draft.js';

/** What the side panel shows: the settings of the whole, a card, the choice of a step for a place, or the test. */
type Panel =
  | { open: 'settings' }
  | { open: 'trigger' }
  | { open: 'conditions' }
  | { open: 'step'; key: string }
  | { open: 'chooser'; at: number }
  | { open: 'test' };

type Edit = (draft: WorkflowDraft) => WorkflowDraft;

/** A workflow while it is built: its draft, the open card, and everything that can be done to them. */
function useBuilder(start: WorkflowDraft, opened: Panel | null) {
  const [draft, edit] = useReducer((now: WorkflowDraft, change: Edit) => change(now), start);
  const [panel, setPanel] = useState<Panel | null>(opened);
  /** Cards that were left once: their reasons are shown. A new card shows no problems while it is filled in. */
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set<string>());

  const open = (next: Panel | null): void => {
    const left = nameOf(panel);
    if (left !== nameOf(next)) setVisited((before) => new Set([...before, left]));
    setPanel(next);
  };
  const visitAll = (): void =>
    setVisited(new Set(['settings', 'trigger', 'conditions', 'chooser', ...draft.steps.map(({ key }) => key)]));
  const editSteps = (change: (steps: readonly DraftStep[]) => readonly DraftStep[]): void =>
    edit((now) => ({ ...now, steps: change(now.steps) }));

  const insert = (at: number, step: DraftStep): void => editSteps((steps) => steps.toSpliced(at, 0, step));
  const placeOf = (key: string): number => draft.steps.findIndex((step) => step.key === key);

  return {
    draft,
    panel,
    open,
    visited,
    /** Shows the reasons of every card. */
    visitAll,
    replace: (next: WorkflowDraft) => edit(() => next),
    set: (fields: Partial<Pick<WorkflowDraft, 'name' | 'description' | 'cooldown_minutes'>>) =>
      edit((now) => ({ ...now, ...fields })),
    setTrigger: (trigger: WorkflowStart) => {
      edit((now) => ({ ...now, trigger }));
      // another record may lack fields and steps that were chosen for the one before
      if (draft.steps.length > 0) visitAll();
    },
    setConditions: (conditions: ConditionGroup) => edit((now) => ({ ...now, conditions })),
    setStep: (key: string, fields: Partial<ActionDraft>) =>
      editSteps((steps) =>
        steps.map((step) => (step.key === key ? { ...step, action: { ...step.action, ...fields } } : step)),
      ),
    addStep: (at: number, type: WorkflowActionType) => {
      const step = stepOf(newAction(type));
      insert(at, step);
      open({ open: 'step', key: step.key });
    },
    duplicateStep: (key: string) => {
      const at = placeOf(key);
      const step = draft.steps[at];
      if (!step) return;
      const copy = stepOf(structuredClone(step.action));
      insert(at + 1, copy);
      open({ open: 'step', key: copy.key });
    },
    moveStep: (key: string, to: number) =>
      editSteps((steps) => {
        const step = steps.find((one) => one.key === key);
        return step ? steps.filter((one) => one !== step).toSpliced(to, 0, step) : steps;
      }),
    deleteStep: (key: string, title: string) => {
      const at = placeOf(key);
      const step = draft.steps[at];
      if (!step) return;
      editSteps((steps) => steps.filter((one) => one.key !== key));
      if (panel?.open === 'step' && panel.key === key) open(null);
      const action = {
        label: 'Undo',
        run: () => editSteps((steps) => (steps.some((one) => one.key === key) ? steps : steps.toSpliced(at, 0, step))),
      };
      toast.short(`“${title}” removed`, { action, subject: key });
    },
  };
}

export type Builder = ReturnType<typeof useBuilder>;

/** The name of a card, under which its reasons are shown; without one the settings are open. */
export const nameOf = (panel: Panel | null): string =>
  panel?.open === 'step' ? panel.key : (panel?.open ?? 'settings');

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
