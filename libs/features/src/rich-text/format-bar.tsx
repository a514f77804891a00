import type { Editor } from '@tiptap/core';
import { Bold, Code, Italic, Link, List, ListOrdered, SquareCode, TextQuote, type LucideIcon } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { LinkField } from './link-field.js';

interface Format {
  label: string;
  keys?: string;
  Icon: LucideIcon;
  /** The node or mark. */
  name: string;
  toggle: (chain: ReturnType<Editor['chain']>) => ReturnType<Editor['chain']>;
}

const formats: readonly Format[] = [
  { label: 'Bold', keys: 'Ctrl+B', Icon: Bold, name: 'bold', toggle: (chain) => chain.toggleBold() },
  { label: 'Italic', keys: 'Ctrl+I', Icon: Italic, name: 'italic', toggle: (chain) => chain.toggleItalic() },
  { label: 'Code', keys: 'Ctrl+E', Icon: Code, name: 'code', toggle: (chain) => chain.toggleCode() },
  { label: 'Bulleted list', Icon: List, name: 'bulletList', toggle: (chain) => chain.toggleBulletList() },
  { label: 'Numbered list', Icon: ListOrdered, name: 'orderedList', toggle: (chain) => chain.toggleOrderedList() },
  { label: 'Quote', Icon: TextQuote, name: 'blockquote', toggle: (chain) => chain.toggleBlockquote() },
  { label: 'Code block', Icon: SquareCode, name: 'codeBlock', toggle: (chain) => chain.toggleCodeBlock() },
];

/** The formats of the text at the cursor, by mouse or, with the arrow keys, by keyboard. */
export function FormatBar({ editor }: { editor: Editor }) {
  const bar = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const [isLinking, setLinking] = useState(false);
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const count = formats.length + 1;
    const next = (at + step + count) % count;
    setAt(next);
    bar.current?.querySelectorAll('button').item(next).focus();
  };
  if (isLinking) return <LinkField editor={editor} onClose={() => setLinking(false)} />;
  const button = (index: number, { label, keys, Icon, name }: Omit<Format, 'toggle'>, onClick: () => void) => (
    <button
      key={name}
      type="button"
      className="format-bar__button center muted"
      tabIndex={index === at ? 0 : -1}
      aria-label={label}
      aria-pressed={editor.isActive(name)}
      title={keys ? `${label} (${keys})` : label}
      onMouseDown={(event) => event.preventDefault()} // the text keeps focus and selection
      onClick={onClick}
      onFocus={() => setAt(index)}
    >
      <Icon size={16} strokeWidth={1.75} />
    </button>
  );
  return (
    <div ref={bar} role="toolbar" aria-label="Formatting" className="format-bar flex wrap gap-2" onKeyDown={onKeyDown}>
      {formats.map((format, index) => button(index, format, () => void format.toggle(editor.chain().focus()).run()))}
      {button(formats.length, { label: 'Link', Icon: Link, name: 'link' }, () => setLinking(true))}
    </div>
  );
}
