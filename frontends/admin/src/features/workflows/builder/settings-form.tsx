import { NumberField } from '@portal/ui-antd';
import { Input } from 'antd';
import { FieldRow } from '../forms/field-row.js';
import type { Problems } from './draft-problems.js';
import type { Builder } from './use-builder.js';

interface SettingsFormProps {
  builder: Builder;
  problems: Problems;
}

/** What a workflow is called, what it is for, and when it may start again on the same record. */
export function SettingsForm({ builder: { draft, set }, problems }: SettingsFormProps) {
  return (
    <>
      <FieldRow label="Name" problem={problems['name']}>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            placeholder="Urgent tickets at night"
            value={draft.name}
            onChange={({ target }) => set({ name: target.value })}
          />
        )}
      </FieldRow>
      <FieldRow label="What it is for" problem={problems['description']} isRequired={false}>
        {(control) => (
          <Input.TextArea
            {...control}
            autoSize={{ minRows: 2, maxRows: 8 }}
            value={draft.description}
            onChange={({ target }) => set({ description: target.value })}
          />
        )}
      </FieldRow>
      <FieldRow
        label="Cooldown in minutes"
        problem={problems['cooldown_minutes']}
        extra="For this long it doesn’t start again on a record because of what it did there itself."
      >
        {(control) => (
          <NumberField
            {...control}
            value={draft.cooldown_minutes}
            onChange={(next) => set({ cooldown_minutes: next })}
          />
        )}
      </FieldRow>
    </>
  );
}
