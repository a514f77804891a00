import { Input, Select } from 'antd';
import { useId, useRef, useState, type ChangeEvent, type FocusEvent, type KeyboardEvent } from 'react';
import { isDayInRange, LAST_DAY } from '../form/last-day.js';
import type { Refusal } from './edit-cell.js';

interface PickEditorProps<Value extends string | number> {
  label: string;
  value: Value | null;
  options: readonly { value: Value; label: string }[];
  /** Typing looks for a value. */
  searchable?: boolean;
  /** "No value" is a choice too, under this name. */
  none?: string;
  onPick: (value: Value | null) => void;
  onDone: () => void;
}

const NONE = '';

/** Picks one of a few values; open at once. */
export function PickEditor<Value extends string | number>(props: PickEditorProps<Value>) {
  const { label, value, options, none, searchable = false, onPick, onDone } = props;
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
      {...(searchable || options.length > 8 ? { showSearch: { optionFilterProp: 'label' } } : {})}
      notFoundContent="Nobody and nothing by that name"
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
  /** A long text has several lines: Enter begins one, Ctrl or ⌘ with it saves. */
  type?: 'text' | 'date' | 'number' | 'long';
  /** What is wrong with what was typed, in words; it stands beside the field, and nothing is saved. */
  problemOf?: (text: string) => string | undefined;
  /** What was refused before: the field begins with it. */
  refusal?: Refusal | undefined;
  /** Called with what was typed when it differs. */
  onSave: (text: string) => void;
  onDone: () => void;
}

/**
 * A text edited in place: Enter or leaving it saves, Escape restores it. A refused text keeps the field open and shows
 * why.
 */
export function TextEditor({ label, value, type = 'text', problemOf, refusal, onSave, onDone }: TextEditorProps) {
  const [text, setText] = useState(refusal?.typed ?? value);
  const [problem, setProblem] = useState(refusal?.reason);
  const problemId = useId();
  const isOver = useRef(false);
  const problemIn = (typed: string): string | undefined =>
    type === 'date' && !isDayInRange(typed) ? 'The latest year is 9999' : problemOf?.(typed);
  const finish = (isKept: boolean): void => {
    if (isOver.current) return;
    const found = isKept && text.trim() !== value ? problemIn(text.trim()) : undefined;
    setProblem(found);
    if (found) return;
    isOver.current = true;
    if (isKept && text.trim() !== value) onSave(text.trim());
    onDone();
  };
  const isEnd = ({ key, ctrlKey, metaKey, nativeEvent }: KeyboardEvent): boolean =>
    key === 'Escape' || (key === 'Enter' && !nativeEvent.isComposing && (type !== 'long' || ctrlKey || metaKey));
  const field = {
    'aria-label': label,
    autoFocus: true,
    status: problem ? ('error' as const) : ('' as const),
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': problem ? problemId : undefined,
    value: text,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      setText(target.value);
      setProblem(undefined);
    },
    onFocus: ({ target }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      if (type !== 'date') target.select();
    },
    onBlur: () => finish(true),
    onKeyDown: (event: KeyboardEvent) => {
      if (!isEnd(event)) return;
      event.stopPropagation();
      event.preventDefault();
      finish(event.key === 'Enter');
    },
  };
  return (
    <span className="text-editor relative block full">
      {type === 'long' ? (
        <Input.TextArea {...field} autoSize={{ minRows: 2, maxRows: 12 }} />
      ) : (
        <Input
          {...field}
          size="small"
          type={type === 'number' ? 'text' : type}
          {...(type === 'number' ? { inputMode: 'decimal' as const } : {})}
          {...(type === 'date' ? { max: LAST_DAY } : {})}
        />
      )}
      {problem ? (
        <span id={problemId} role="alert" className="text-editor__problem danger tiny">
          {problem}
        </span>
      ) : null}
    </span>
  );
}
