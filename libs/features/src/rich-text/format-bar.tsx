import type { Editor } from '@tiptap/core';
import { Button, Input } from 'antd';
import { Bold, Code, Italic, Link, List, ListOrdered, SquareCode, TextQuote, type LucideIcon } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';

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
      className="format-bar__button touch-target rounded-6 center muted"
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

/** "example.com" means the site, "dana@example.com" the person. */
const wholeAddress = (typed: string): string =>
  /^[a-z][a-z\d+.-]*:|^\//i.test(typed) ? typed : typed.includes('@') ? `mailto:${typed}` : `https://${typed}`;

/** Asks where the selected text leads; empty takes the link away. Enter sets it, Escape leaves it as it was. */
function LinkField({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const before = String(editor.getAttributes('link')['href'] ?? '');
  const [address, setAddress] = useState(before);
  const close = (): void => {
    onClose();
    editor.commands.focus();
  };
  const set = (): void => {
    const typed = address.trim();
    const chain = editor.chain().focus().extendMarkRange('link');
    if (typed === '') chain.unsetLink().run();
    else if (editor.state.selection.empty && !before)
      chain
        .insertContent({ type: 'text', text: typed, marks: [{ type: 'link', attrs: { href: wholeAddress(typed) } }] })
        .run();
    else chain.setLink({ href: wholeAddress(typed) }).run();
    onClose();
  };
  return (
    <div className="format-bar flex wrap gap-2">
      <Input
        autoFocus
        size="small"
        type="url"
        aria-label="Address of the link"
        placeholder="https://"
        value={address}
        onChange={(event) => setAddress(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== 'Escape') return;
          event.preventDefault();
          event.stopPropagation(); // it belongs to this field, not to the form or sheet around
          if (event.key === 'Enter') set();
          else close();
        }}
      />
      <Button size="small" type="primary" onClick={set}>
        {before && address.trim() === '' ? 'Remove link' : 'Set link'}
      </Button>
      <Button size="small" onClick={close}>
        Cancel
      </Button>
    </div>
  );
}
