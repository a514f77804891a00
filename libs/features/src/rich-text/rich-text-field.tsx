import { Input } from 'antd';
import { useEffect, useImperativeHandle, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import type { RichTextEditor } from './rich-text-editor.js';
import type { RichTextFieldProps, RichTextHandle } from './rich-text-props.js';
import './rich-text.css';

/**
 * A text with bold, lists, code, links and mentions, kept as Markdown. The editor is loaded when the first field is
 * shown; until it is there, and where it can't be loaded, the field is a plain one for Markdown with the same keys. What
 * is typed there goes along.
 */
export function RichTextField({ ref, autoFocus = false, ...props }: RichTextFieldProps) {
  const [Editor, setEditor] = useState(loadedEditor);
  const [isFocused, setFocused] = useState(autoFocus);
  const isComposing = useRef(false);
  const field = useRef<RichTextHandle>(null);
  useImperativeHandle(ref, () => ({ focus: () => field.current?.focus() }), []);
  useEffect(() => {
    if (Editor) return undefined;
    let isShown = true;
    const swap = (): void => {
      if (!isShown) return;
      if (isComposing.current) document.addEventListener('compositionend', () => setTimeout(swap), { once: true });
      else setEditor(loadedEditor);
    };
    void loadEditor().then(swap, () => undefined); // the plain field stays
    return () => {
      isShown = false;
    };
  }, [Editor]);
  if (Editor) return <Editor {...props} ref={field} autoFocus={isFocused} />;
  return (
    <PlainField
      {...props}
      ref={field}
      autoFocus={autoFocus}
      onFocusChange={setFocused}
      onCompose={(now) => {
        isComposing.current = now;
      }}
    />
  );
}

interface PlainFieldProps extends RichTextFieldProps {
  onFocusChange: (isFocused: boolean) => void;
  onCompose: (isComposing: boolean) => void;
}

function PlainField({ ref, label, value, onChange, ...props }: PlainFieldProps) {
  const { onSubmit, onEscape, onFiles, onFocusChange, onCompose, describedBy } = props;
  const { placeholder, autoFocus, readOnly } = props;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') onEscape?.();
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || !onSubmit) return;
    event.preventDefault();
    onSubmit();
  };
  return (
    <div className="rich-text-field stack gap-4 shrinks">
      <Input.TextArea
        ref={ref as Ref<never>}
        variant="borderless"
        aria-label={label}
        aria-describedby={describedBy}
        aria-invalid={describedBy ? true : undefined}
        autoSize={{ minRows: 3, maxRows: 16 }}
        value={value}
        onChange={(event) => onChange?.(event.target.value)}
        onKeyDown={onKeyDown}
        onPaste={(event) => {
          if (!onFiles || event.clipboardData.files.length === 0) return;
          event.preventDefault();
          onFiles(event.clipboardData.files);
        }}
        onFocus={() => onFocusChange(true)}
        onBlur={() => onFocusChange(false)}
        onCompositionStart={() => onCompose(true)}
        onCompositionEnd={() => onCompose(false)}
        placeholder={placeholder}
        autoFocus={autoFocus}
        readOnly={readOnly}
      />
    </div>
  );
}

let loaded: typeof RichTextEditor | undefined;

/** The editor, once it was loaded. */
const loadedEditor = (): typeof RichTextEditor | undefined => loaded;

/** Loads the editor on first use: it is several times as large as a screen. */
async function loadEditor(): Promise<void> {
  const file = await import('./rich-text-editor.js');
  loaded = file.RichTextEditor;
}
