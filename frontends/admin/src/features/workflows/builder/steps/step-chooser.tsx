import { actionTitles, isStepFor, type WorkflowActionType, type WorkflowRecordKind } from '@portal/contracts';
import { Input, type InputRef } from 'antd';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { aRecord } from '../../labels/trigger-labels.js';
import { stepDescriptions, stepGroups, stepIcons } from './step-look.js';

interface StepChooserProps {
  kind: WorkflowRecordKind | null;
  onChoose: (type: WorkflowActionType) => void;
}

const matches = (type: WorkflowActionType, text: string): boolean =>
  `${actionTitles[type]} ${stepDescriptions[type]}`.toLowerCase().includes(text.trim().toLowerCase());

/** All steps by what they do, found by typing; those that the workflow's record can't take say so. */
export function StepChooser({ kind, onChoose }: StepChooserProps) {
  const [text, setText] = useState('');
  const field = useRef<InputRef>(null);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  const groups = stepGroups
    .map((group) => ({ ...group, types: group.types.filter((type) => matches(type, text)) }))
    .filter(({ types }) => types.length > 0);
  const walk = (event: KeyboardEvent): void => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by === undefined) return;
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('button:not(:disabled)') ?? [])];
    const next = buttons.indexOf(document.activeElement as HTMLElement) + by;
    event.preventDefault();
    if (next < 0) field.current?.focus();
    else buttons[next]?.focus();
  };
  return (
    <div onKeyDown={walk}>
      <Input
        ref={field}
        type="search"
        aria-label="Find a step"
        placeholder="Find a step"
        prefix={<Search size={15} strokeWidth={1.75} />}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onPressEnter={() => {
          const first = groups.flatMap(({ types }) => [...types]).find((type) => isStepFor(type, kind));
          if (first && text.trim()) onChoose(first);
        }}
      />
      <div ref={list} className="step-chooser column gap-14">
        {groups.length === 0 ? <p className="muted small">No step is called so.</p> : null}
        {groups.map(({ title, tone, types }) => (
          <section key={title} aria-label={title}>
            <h3 className="step-chooser__title muted">{title}</h3>
            {types.map((type) => (
              <Choice key={type} type={type} tone={tone} kind={kind} onChoose={onChoose} />
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}

interface ChoiceProps extends StepChooserProps {
  type: WorkflowActionType;
  tone: string;
}

function Choice({ type, tone, kind, onChoose }: ChoiceProps) {
  const Icon = stepIcons[type];
  const isPossible = isStepFor(type, kind);
  return (
    <button
      type="button"
      className={`step-choice full row gap-12 flow-card--${tone}`}
      disabled={!isPossible}
      onClick={() => onChoose(type)}
    >
      <span className="flow-card__icon center fixed">
        <Icon size={17} strokeWidth={1.75} />
      </span>
      <span className="stack">
        <span className="strong">{actionTitles[type]}</span>
        <span className="muted tiny">
          {isPossible
            ? stepDescriptions[type]
            : kind
              ? `Not possible on ${aRecord(kind)}`
              : 'Needs a workflow that is about a record'}
        </span>
      </span>
    </button>
  );
}
