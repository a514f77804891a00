import { actionTitles, type WorkflowRecordKind } from '@portal/contracts';
import { useDraggable } from '@portal/features';
import { capitalized } from '@portal/ui';
import { MoreMenu } from '@portal/ui-antd';
import { Filter, GripVertical, CircleStop, CornerDownRight } from 'lucide-react';
import { useRef, type KeyboardEvent } from 'react';
import { durationText, waitedFor } from '../../labels/action-labels.js';
import { groupText, type KnownFields } from '../../labels/condition-labels.js';
import type { DraftStep, ActionDraft } from '../draft.js';
import type { Builder } from '../use-builder.js';
import { FlowCard, focusCard } from './flow-card.js';
import { stepIcons, toneOf } from './step-look.js';
import { StepSummary } from './step-summary.js';

interface StepCardProps {
  step: DraftStep;
  index: number;
  builder: Builder;
  kind: WorkflowRecordKind | null;
  fields: KnownFields;
  problems: number;
  hintId: string;
  /** Says aloud where a step was moved. */
  onMoved: (text: string) => void;
}

/** One step: opened by Enter, moved by Alt and an arrow or by dragging, copied by Ctrl and D, removed by Delete. */
export function StepCard({ step, index, builder, kind, fields, problems, hintId, onMoved }: StepCardProps) {
  const { key, action } = step;
  const element = useRef<HTMLDivElement>(null);
  useDraggable(element, key, true);
  const count = builder.draft.steps.length;
  const title = actionTitles[action.type];
  const move = (by: -1 | 1): void => {
    const to = index + by;
    if (to < 0 || to >= count) return;
    builder.moveStep(key, to);
    onMoved(`${title} is step ${to + 1} of ${count}`);
    focusCard(key);
  };
  const remove = (): void => {
    builder.deleteStep(key, title);
    focusCard(builder.draft.steps[index + 1]?.key ?? builder.draft.steps[index - 1]?.key ?? 'conditions');
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const act = actionOf(event, { move, remove, duplicate: () => builder.duplicateStep(key) });
    if (!act) return;
    event.preventDefault();
    act();
  };
  const condition = action.only_if;
  return (
    <>
      <FlowCard
        ref={element}
        icon={stepIcons[action.type]}
        tone={toneOf(action.type)}
        title={title}
        name={key}
        isOpen={builder.panel?.open === 'step' && builder.panel.key === key}
        problems={problems}
        onOpen={() => builder.open({ open: 'step', key })}
        onKeyDown={onKeyDown}
        hintId={hintId}
        foot={
          condition && condition.conditions.length > 0 ? (
            <span className="flow-card__only-if flex gap-6 muted tiny anywhere">
              <Filter size={13} strokeWidth={2} /> Only if: {groupText(condition, fields)}
            </span>
          ) : null
        }
        tools={
          <>
            <span className="flow-card__grip center" title="Drag to move" aria-hidden="true">
              <GripVertical size={16} strokeWidth={1.75} />
            </span>
            <MoreMenu
              small
              label={`More for step ${index + 1}, ${title}`}
              groups={[
                [
                  { key: 'up', label: 'Move up', disabled: index === 0, onClick: () => move(-1) },
                  { key: 'down', label: 'Move down', disabled: index === count - 1, onClick: () => move(1) },
                  { key: 'duplicate', label: 'Duplicate', onClick: () => builder.duplicateStep(key) },
                ],
                [{ key: 'delete', label: 'Remove step', danger: true, onClick: remove }],
              ]}
            />
          </>
        }
      >
        <StepSummary action={action} kind={kind} />
      </FlowCard>
      <StepBranches action={action} />
    </>
  );
}

interface CardActions {
  move: (by: -1 | 1) => void;
  remove: () => void;
  duplicate: () => void;
}

/** What a key does to the card that has the focus. */
function actionOf({ key, altKey, ctrlKey, metaKey }: KeyboardEvent, actions: CardActions): (() => void) | undefined {
  if (altKey && key === 'ArrowUp') return () => actions.move(-1);
  if (altKey && key === 'ArrowDown') return () => actions.move(1);
  if ((ctrlKey || metaKey) && key === 'd') return actions.duplicate;
  return key === 'Delete' ? actions.remove : undefined;
}

/** The ways on from a step that waits; none of one that has only one. */
function branchesOf(action: ActionDraft): readonly { when: string; goesOn: boolean }[] {
  const timeout = durationText(action['timeout']) || 'that time';
  if (action.type === 'wait_until')
    return [
      { when: capitalized(waitedFor(action['event'])), goesOn: action['on_event'] !== 'stop' },
      { when: `After ${timeout} without`, goesOn: action['on_timeout'] === 'continue' },
    ];
  if (action.type === 'ask_approval')
    return [
      { when: 'Approved', goesOn: true },
      { when: 'Rejected', goesOn: false },
      { when: `After ${timeout} without an answer`, goesOn: action['on_timeout'] === 'continue' },
    ];
  return [];
}

/** What becomes of a run at a step that waits: each way, and whether it goes on below. */
function StepBranches({ action }: { action: ActionDraft }) {
  const branches = branchesOf(action);
  if (branches.length === 0) return null;
  return (
    <ul className="flow-branches outlined flex wrap gap-8" aria-label="Ways on">
      {branches.map(({ when, goesOn }) => (
        <li
          key={when}
          className={goesOn ? 'flow-branch stack tiny flow-branch--on' : 'flow-branch stack tiny flow-branch--end'}
        >
          <span className="anywhere">{when}</span>
          <span className="flow-branch__then gap-5 inline-row strong">
            {goesOn ? (
              <>
                <CornerDownRight size={13} strokeWidth={2} /> Goes on
              </>
            ) : (
              <>
                <CircleStop size={13} strokeWidth={2} /> Stops
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
