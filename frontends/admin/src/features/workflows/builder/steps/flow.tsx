import { useDropColumn } from '@portal/features';
import { capitalized, classNames } from '@portal/ui';
import { Filter, Plus, Zap } from 'lucide-react';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { groupText } from '../../labels/condition-labels.js';
import { triggerText } from '../../labels/trigger-labels.js';
import type { FormContext } from '../../step-fields/field-groups.js';
import { problemsBelow, type Problems } from '../draft.js';
import { FlowCard } from './flow-card.js';
import { StepCard } from './step-card.js';
import type { Builder } from '../use-builder.js';
import './flow.css';

interface FlowProps {
  builder: Builder;
  context: FormContext;
  /** The reasons that are shown: of cards that were left once. */
  problems: Problems;
}

const countOf = (problems: Problems, prefix: string): number => Object.keys(problemsBelow(problems, prefix)).length;

/**
 * A workflow from top to bottom: what starts it, its conditions, its steps, with a way to add one between any two. A
 * list rather than a canvas: it reads in its order, scrolls with the page and takes the keys of a list.
 */
export function Flow({ builder, context, problems }: FlowProps) {
  const { draft, panel, open } = builder;
  const { steps } = draft;
  const list = useRef<HTMLOListElement>(null);
  const [over, setOver] = useState<number>();
  const [moved, setMoved] = useState('');
  const hintId = useId();
  useDropColumn(list, {
    takes: (key) => steps.some((step) => step.key === key),
    onOver: setOver,
    onDrop: (key, index) => builder.moveStep(key, index),
  });
  return (
    <div className="flow row full" onKeyDown={walk}>
      <FlowCard
        icon={Zap}
        tone="trigger"
        title="When"
        name="trigger"
        isOpen={panel?.open === 'trigger'}
        problems={countOf(problems, 'trigger')}
        onOpen={() => open({ open: 'trigger' })}
      >
        {draft.trigger ? withoutWhen(triggerText(draft.trigger)) : 'Choose what starts it'}
      </FlowCard>
      <span className="flow-line center" aria-hidden="true" />
      <FlowCard
        icon={Filter}
        tone="conditions"
        title="Only if"
        name="conditions"
        isOpen={panel?.open === 'conditions'}
        problems={countOf(problems, 'conditions')}
        onOpen={() => open({ open: 'conditions' })}
      >
        {groupText(draft.conditions, context.fields)}
      </FlowCard>
      <AddStep at={0} builder={builder} isOver={over === 0} isLast={steps.length === 0} />
      <ol ref={list} className="full" aria-label="Steps">
        {steps.map((step, index) => (
          <li key={step.key} className="flow-step row">
            <StepCard
              step={step}
              index={index}
              builder={builder}
              kind={context.kind}
              fields={context.fields}
              problems={countOf(problems, `actions.${index}`)}
              hintId={hintId}
              onMoved={setMoved}
            />
            <AddStep at={index + 1} builder={builder} isOver={over === index + 1} isLast={index === steps.length - 1} />
          </li>
        ))}
      </ol>
      <p className="flow-end pill muted tiny strong">End</p>
      <p id={hintId} className="flow-hint text-center muted tiny">
        <kbd>↑</kbd> <kbd>↓</kbd> walk through the cards. On a step, <kbd>Alt</kbd> with <kbd>↑</kbd> or <kbd>↓</kbd>{' '}
        moves it, <kbd>Ctrl</kbd> <kbd>D</kbd> copies it, <kbd>Delete</kbd> removes it.
      </p>
      <p role="status" className="visually-hidden">
        {moved}
      </p>
    </div>
  );
}

/** The card is called “When” already. */
const withoutWhen = (text: string): string => capitalized(text.replace(/^When /, ''));

interface AddStepProps {
  at: number;
  builder: Builder;
  /** A dragged card would come here. */
  isOver: boolean;
  isLast: boolean;
}

function AddStep({ at, builder, isOver, isLast }: AddStepProps) {
  const { panel, open, draft } = builder;
  const isOpen = panel?.open === 'chooser' && panel.at === at;
  const isFirst = draft.steps.length === 0;
  return (
    <div
      className={classNames('flow-add center', isOver && 'is-over', isOpen && 'is-open', isFirst && 'flow-add--first')}
    >
      <button
        type="button"
        className="flow-add__button relative pill surface inline-row gap-6 muted"
        data-flow-card={`add-${at}`}
        aria-label={
          isFirst ? 'Add the first step' : isLast ? 'Add a step at the end' : `Add a step before step ${at + 1}`
        }
        aria-expanded={isOpen}
        onClick={() => open({ open: 'chooser', at })}
      >
        <Plus size={15} strokeWidth={2.25} />
        {isFirst ? 'Add the first step' : null}
      </button>
    </div>
  );
}

/** Up and Down go from card to card, over the buttons between them. */
function walk(event: KeyboardEvent<HTMLDivElement>): void {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (step === undefined || event.altKey || !(event.target instanceof HTMLElement)) return;
  if (event.target.dataset['flowCard'] === undefined) return;
  const cards = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-flow-card]')];
  const next = cards[cards.indexOf(event.target) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
