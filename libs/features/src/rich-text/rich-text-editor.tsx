import { Editor } from '@tiptap/core';
import {
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { FormatBar } from './format-bar.js';
import { markdownParser, pastedMarkdown, toMarkdown } from './markdown.js';
import { MentionList, optionId } from './mention-list.js';
import { tablesAsLines } from './pasted-tables.js';
import { PeopleOffer } from './people-offer.js';
import type { RichTextFieldProps } from './rich-text-props.js';
import { richTextExtensions } from './schema.js';

/** The field of `RichTextField` with the editor in it. */
export function RichTextEditor(props: RichTextFieldProps) {
  const { ref, value = '', people, label, describedBy, placeholder = '', readOnly = false } = props;
  const place = useRef<HTMLDivElement>(null);
  const listId = useId();
  const [editor, setEditor] = useState<Editor>();
  /** The same from the moment on that it is made: it can be asked for the focus before the next drawing. */
  const madeEditor = useRef<Editor>(undefined);
  const [peopleOffer] = useState(() => new PeopleOffer());
  const offer = useSyncExternalStore(peopleOffer.subscribe, peopleOffer.current);
  const written = useRef(value);
  /** Whether it takes the place of a plain field that has the focus. */
  const [isInUse] = useState(props.autoFocus === true);
  const wantsFocus = useRef(false);
  const [, setDrawn] = useState(0);

  const onUpdate = useEffectEvent((now: Editor) => {
    written.current = toMarkdown(now.state.doc);
    props.onChange?.(written.current);
  });
  const onKeyDown = useEffectEvent((event: KeyboardEvent): boolean => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && props.onSubmit) {
      props.onSubmit();
      return true;
    }
    if (event.key !== 'Escape') return false;
    if (peopleOffer.current())
      event.stopPropagation(); // it closes the list of people and nothing else
    else props.onEscape?.();
    return false;
  });
  const onPaste = useEffectEvent(({ clipboardData }: ClipboardEvent): boolean => {
    if (!clipboardData?.files.length || !props.onFiles) return false;
    if (clipboardData.types.includes('text/plain')) return false; // words, with a picture of them
    props.onFiles(clipboardData.files);
    return true;
  });
  const start = useEffectEvent((element: HTMLElement): Editor => {
    const made: Editor = new Editor({
      element,
      injectCSS: false, // each style sheet that comes or goes costs the whole page: rich-text.css has what is needed
      extensions: richTextExtensions(peopleOffer.suggestion),
      editorProps: {
        handleKeyDown: (_view, event) => onKeyDown(event),
        handlePaste: (_view, event) => onPaste(event),
        handleDrop: (_view, event) => (event.dataTransfer?.files.length ?? 0) > 0, // the composer takes them
        transformPastedHTML: tablesAsLines,
        clipboardTextParser: (text) => pastedMarkdown(made.schema, text),
      },
      onUpdate: () => onUpdate(made),
      onTransaction: () => setDrawn((count) => count + 1), // the buttons say what is at the cursor
    });
    write(made, value);
    if (isInUse || wantsFocus.current) {
      made.commands.setTextSelection(made.state.doc.content.size);
      made.view.focus();
    }
    return made;
  });
  useEffect(() => peopleOffer.setPeople(people ?? []), [peopleOffer, people]);
  const begin = useEffectEvent(() => {
    if (!place.current) return undefined;
    const made = start(place.current);
    setEditor(made);
    madeEditor.current = made;
    return () => {
      madeEditor.current = undefined;
      made.destroy();
    };
  });
  // within the frame that took a plain field in use away, no key is lost between the two; else after what is around it
  useLayoutEffect(() => (isInUse ? begin() : undefined), [isInUse]);
  useEffect(() => (isInUse ? undefined : begin()), [isInUse]);
  useEffect(() => {
    if (!editor || value === written.current) return;
    written.current = value;
    write(editor, value);
    // behind a quote that was inserted, the writer goes on below it
    const { doc } = editor.state;
    const end = doc.content.size;
    if (doc.lastChild?.type.name === 'blockquote')
      editor
        .chain()
        .insertContentAt(end, { type: 'paragraph' })
        .setTextSelection(end + 1)
        .run();
  }, [editor, value]);
  const activeId = offer && !offer.isUnknown ? optionId(listId, offer.at) : undefined;
  useEffect(() => {
    if (!editor) return;
    editor.setEditable(!readOnly, false);
    setAttributes(editor.view.dom, {
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': label,
      'aria-describedby': describedBy,
      'aria-invalid': describedBy && 'true',
      'aria-readonly': readOnly ? 'true' : undefined,
      'aria-controls': activeId && listId,
      'aria-activedescendant': activeId,
      'aria-placeholder': placeholder || undefined,
    });
  }, [editor, label, describedBy, readOnly, activeId, listId, placeholder]);
  useImperativeHandle(
    ref,
    () => ({
      focus: () => {
        wantsFocus.current = true;
        madeEditor.current?.view.focus(); // the command would wait for a frame, and the next letter be lost
      },
    }),
    [],
  );

  return (
    <div className="rich-text-field stack gap-4 shrinks">
      <div className="relative shrinks">
        <div ref={place} className="rich-text measure" />
        {editor?.isEmpty && placeholder ? (
          <p className="rich-text-field__placeholder absolute ellipsis muted" aria-hidden="true">
            {placeholder}
          </p>
        ) : null}
      </div>
      {editor && !readOnly ? <FormatBar editor={editor} /> : null}
      {offer ? <MentionList id={listId} offer={offer} /> : null}
    </div>
  );
}

/** Replaces the content with the field's value, without a change event. */
const write = (editor: Editor, markdown: string): void => {
  editor.commands.setContent(markdownParser(editor.schema).parse(markdown), { emitUpdate: false });
};

function setAttributes(element: HTMLElement, attributes: Readonly<Record<string, string | undefined>>): void {
  for (const [name, text] of Object.entries(attributes)) {
    if (text === undefined) element.removeAttribute(name);
    else element.setAttribute(name, text);
  }
}
