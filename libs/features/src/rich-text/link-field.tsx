import type { Editor } from '@tiptap/core';
import { Button, Input } from 'antd';
import { useState } from 'react';

/** "example.com" means the site, "dana@example.com" the person. */
const wholeAddress = (typed: string): string =>
  /^[a-z][a-z\d+.-]*:|^\//i.test(typed) ? typed : typed.includes('@') ? `mailto:${typed}` : `https://${typed}`;

/** Asks where the selected text leads; empty takes the link away. Enter sets it, Escape leaves it as it was. */
export function LinkField({ editor, onClose }: { editor: Editor; onClose: () => void }) {
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
