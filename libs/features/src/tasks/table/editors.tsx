import { Input, Select } from 'antd';
import { useRef, useState } from 'react';

interface PickEditorProps<Value extends string | number> {
  label: string;
  value: Value | null;
  options: readonly { value: Value; label: string }[];
  /** "No value" is a choice too, under this name. */
  none?: string;
  onPick: (value: Value | null) => void;
  onDone: () => void;
}

const NONE = '';

/** Picks one of a few values; open at once. */
export function PickEditor<Value extends string | number>(props: PickEditorProps<Value>) {
  const { label, value, options, none, onPick, onDone } = props;
  const shown: { value: Value | typeof NONE; label: string }[] = [
    ...(none === undefined ? [] : [{ value: NONE as typeof NONE, label: none }]),
    ...options,
  ];
  return (
    <Select<Value | typeof NONE>
      aria-label={label}
      size="small"
      defaultOpen
      autoFocus
      showSearch={options.length > 8 ? { optionFilterProp: 'label' } : false}
      popupMatchSelectWidth={false}
      value={value ?? NONE}
      options={shown}
      onChange={(picked) => {
        if (picked !== (value ?? NONE)) onPick(picked === NONE ? null : picked);
        onDone();
      }}
      onOpenChange={(isOpen) => {
        if (!isOpen) onDone();
      }}
    />
  );
}

interface TextEditorProps {
  label: string;
  value: string;
  type?: 'text' | 'date';
  maxLength?: number;
  /** Called with what was typed when it differs. */
  onSave: (text: string) => void;
  onDone: () => void;
}

/** A line typed in place: Enter or leaving it saves, Escape leaves it as it was. */
export function TextEditor({ label, value, type = 'text', maxLength, onSave, onDone }: TextEditorProps) {
  const [text, setText] = useState(value);
  const isOver = useRef(false);
  const finish = (isKept: boolean): void => {
    if (isOver.current) return;
    isOver.current = true;
    if (isKept && text.trim() !== value) onSave(text.trim());
    onDone();
  };
  return (
    <Input
      aria-label={label}
      size="small"
      type={type}
      autoFocus
      value={text}
      {...(maxLength ? { maxLength } : {})}
      onChange={(event) => setText(event.target.value)}
      onFocus={(event) => {
        if (type === 'text') event.target.select();
      }}
      onBlur={() => finish(true)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== 'Escape') return;
        event.stopPropagation();
        event.preventDefault();
        finish(event.key === 'Enter');
      }}
    />
  );
}
