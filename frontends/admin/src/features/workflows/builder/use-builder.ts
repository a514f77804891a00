import type { ConditionGroup, WorkflowActionType, WorkflowStart } from '@portal/contracts';
import { toast } from '@portal/ui';
import { useReducer, useState } from 'react';
import { newAction, stepOf, type ActionDraft, type DraftStep, type WorkflowDraft } from './draft.js';

/** What the side panel shows: the settings of the whole, a card, the choice of a step for a place, or the test. */
export type Panel =
  | { open: 'settings' }
  | { open: 'trigger' }
  | { open: 'conditions' }
  | { open: 'step'; key: string }
  | { open: 'chooser'; at: number }
  | { open: 'test' };

type Edit = (draft: WorkflowDraft) => WorkflowDraft;

const moved = (steps: readonly DraftStep[], key: string, to: number): DraftStep[] => {
  const step = steps.find((one) => one.key === key);
  const others = steps.filter((one) => one.key !== key);
  return step ? [...others.slice(0, to), step, ...others.slice(to)] : [...steps];
};

/** A workflow while it is built: its draft, the open card, and everything that can be done to them. */
export function useBuilder(start: WorkflowDraft, opened: Panel | null) {
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

  const insert = (at: number, step: DraftStep): void =>
    editSteps((steps) => [...steps.slice(0, at), step, ...steps.slice(at)]);

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
      const at = draft.steps.findIndex((step) => step.key === key);
      const step = draft.steps[at];
      if (!step) return;
      const copy = stepOf(structuredClone(step.action));
      insert(at + 1, copy);
      open({ open: 'step', key: copy.key });
    },
    moveStep: (key: string, to: number) => editSteps((steps) => moved(steps, key, to)),
    deleteStep: (key: string, title: string) => {
      const at = draft.steps.findIndex((step) => step.key === key);
      const step = draft.steps[at];
      if (!step) return;
      editSteps((steps) => steps.filter((one) => one.key !== key));
      if (panel?.open === 'step' && panel.key === key) open(null);
      const action = {
        label: 'Undo',
        run: () => editSteps((steps) => (steps.some((one) => one.key === key) ? steps : insertedAt(steps, at, step))),
      };
      toast.short(`“${title}” removed`, { action, subject: key });
    },
  };
}

export type Builder = ReturnType<typeof useBuilder>;

/** The name of a card, under which its reasons are shown; without one the settings are open. */
export const nameOf = (panel: Panel | null): string =>
  panel?.open === 'step' ? panel.key : (panel?.open ?? 'settings');

const insertedAt = (steps: readonly DraftStep[], at: number, step: DraftStep): DraftStep[] => [
  ...steps.slice(0, at),
  step,
  ...steps.slice(at),
];
