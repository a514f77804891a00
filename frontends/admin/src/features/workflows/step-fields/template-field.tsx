import { isDistance } from '@portal/contracts';
import { Input, Select } from 'antd';
import { useRef } from 'react';
import type { ControlProps } from './field-row.js';
import { byLabel, groupedFields, internalNote, type FormContext } from './field-groups.js';
import { textOf } from './choices.js';

interface TemplateFieldProps extends ControlProps {
  /** What the field is called, for the list of what can be inserted. */
  label: string;
  value: unknown;
  onChange: (text: string) => void;
  context: FormContext;
  isLong: boolean;
}

/** A text in which fields are filled in when the step runs; they are inserted where the cursor is. */
export function TemplateField({ label, value, onChange, context, isLong, ...control }: TemplateFieldProps) {
  const place = useRef<HTMLDivElement>(null);
  const text = textOf(value);
  const insert = (path: string): void => {
    const field = place.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>('textarea, input[type="text"]');
    const variable = `{{ ${path} }}`;
    const [from, to] = [field?.selectionStart ?? text.length, field?.selectionEnd ?? text.length];
    onChange(`${text.slice(0, from)}${variable}${text.slice(to)}`);
    requestAnimationFrame(() => {
      field?.focus();
      field?.setSelectionRange(from + variable.length, from + variable.length);
    });
  };
  return (
    <div ref={place} className="template-field column gap-6">
      {isLong ? (
        <Input.TextArea
          {...control}
          value={text}
          autoSize={{ minRows: 3, maxRows: 14 }}
          onChange={({ target }) => onChange(target.value)}
        />
      ) : (
        <Input
          {...control}
          type="text"
          autoComplete="off"
          value={text}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
      <Select
        size="small"
        className="template-field__insert"
        aria-label={`Insert a field into ${label}`}
        placeholder="Insert a field"
        value={null}
        showSearch={{ filterOption: byLabel }}
        popupMatchSelectWidth={350}
        options={groupedFields(context, ({ path }) => !isDistance(path), internalNote)}
        onChange={(path: string | null) => {
          if (path) insert(path);
        }}
      />
    </div>
  );
}
