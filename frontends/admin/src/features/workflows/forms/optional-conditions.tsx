import { noConditions, type ConditionGroup } from '@portal/contracts';
import { Switch } from 'antd';
import { useState } from 'react';
import type { Problems } from '../builder/draft-problems.js';
import { ConditionEditor } from '../conditions/condition-editor.js';
import { newCondition } from '../conditions/condition-tree.js';
import type { FormContext } from './field-groups.js';

interface OptionalConditionsProps {
  /** What the switch says: "Take this step only if…". */
  label: string;
  note: string;
  /** What the conditions are called aloud. */
  name: string;
  tree: ConditionGroup | undefined;
  onChange: (tree: ConditionGroup | undefined) => void;
  context: FormContext;
  problems: Problems;
}

/** Conditions that a step may have; behind a switch, as most have none. */
export function OptionalConditions({ label, note, name, tree, onChange, context, problems }: OptionalConditionsProps) {
  const [isOn, setIsOn] = useState(tree !== undefined && tree.conditions.length > 0);
  return (
    <section className="side-panel__section column gap-10" aria-label={name}>
      <label className="inline-row gap-10 small strong">
        <Switch
          size="small"
          checked={isOn}
          onChange={(next) => {
            setIsOn(next);
            onChange(next ? { match: 'all', conditions: [newCondition()] } : undefined);
          }}
        />
        {label}
      </label>
      {isOn ? (
        <>
          <p className="muted small">{note}</p>
          <ConditionEditor
            name={name}
            group={tree ?? noConditions}
            onChange={onChange}
            context={context}
            problems={problems}
          />
        </>
      ) : null}
    </section>
  );
}
