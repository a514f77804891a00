import { useOnline } from '@portal/ui';
import { useUnsavedChanges, WaitingNote } from '@portal/ui-antd';
import { Button } from 'antd';
import { Paperclip } from 'lucide-react';
import {
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type ClipboardEvent,
  type DragEvent,
  type KeyboardEvent,
  type Ref,
} from 'react';
import { ChosenFiles } from './chosen-files.js';
import './comments.css';
import { MentionField } from './mention-field.js';
import { useComposer } from './use-composer.js';
import { VisibilitySwitch } from './visibility-switch.js';

/** Takes the reader to where a comment is written. */
export interface CommentComposerHandle {
  focus: () => void;
}

interface CommentComposerProps {
  ref?: Ref<CommentComposerHandle> | undefined;
  taskId: string;
  projectId: string;
  allowInternal: boolean;
}

/** The place to write: text with Markdown, files by button, drop and paste; Ctrl and Enter send. */
export function CommentComposer({ ref, taskId, projectId, allowInternal }: CommentComposerProps) {
  const field = useRef<{ focus: () => void }>(null);
  useImperativeHandle(ref, () => ({ focus: () => field.current?.focus() }), []);
  const composer = useComposer({ taskId, projectId, allowInternal });
  const { people } = composer;
  const internal = composer.visibility === 'internal';
  const [dropping, setDropping] = useState(false);
  const problemId = useId();
  const sending = composer.progress !== undefined;
  const online = useOnline();
  useUnsavedChanges(() => composer.hasUnsent);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void composer.send();
  };
  const onPaste = (event: ClipboardEvent): void => {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    composer.addFiles(event.clipboardData.files);
  };
  const onDragOver = (event: DragEvent): void => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setDropping(true);
  };
  const onDrop = (event: DragEvent): void => {
    setDropping(false);
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    composer.addFiles(event.dataTransfer.files);
  };
  const classes = ['composer', internal && 'composer--internal', dropping && 'is-dropping'];
  return (
    <section
      className={classes.filter(Boolean).join(' ')}
      aria-label="Write a comment"
      onDragOver={onDragOver}
      onDragLeave={() => setDropping(false)}
      onDrop={onDrop}
    >
      {composer.draftOffer}
      <MentionField
        ref={field}
        label={internal ? 'Internal comment' : 'Comment'}
        people={people}
        describedBy={composer.problem ? problemId : undefined}
        className="composer__text"
        borderless
        placeholder={internal ? 'Write to the team only; @ names somebody' : 'Write a comment; @ names somebody'}
        value={composer.text}
        readOnly={sending}
        onChange={composer.setText}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
      <ChosenFiles composer={composer} />
      {composer.problem ? (
        <p id={problemId} className="composer__problem" role="alert">
          {composer.problem}
        </p>
      ) : null}
      <WaitingNote waits={sending} />
      <div className="composer__foot">
        {allowInternal ? <VisibilitySwitch value={composer.visibility} onChange={composer.setVisibility} /> : null}
        <div className="composer__actions">
          <span className="composer__progress" role="status">
            {online ? composer.progress : null}
          </span>
          <AttachButton onChoose={composer.addFiles} />
          <Button type="primary" disabled={sending} loading={sending && online} onClick={() => void composer.send()}>
            {internal ? 'Send internally' : 'Send comment'}
          </Button>
        </div>
      </div>
      <p className="composer__hint">
        <code>**bold**</code> <code>*italic*</code> <code>- list</code> <code>`code`</code> <code>&gt; quote</code>
        <span className="composer__keys">
          <kbd>Ctrl</kbd> <kbd>Enter</kbd> sends
        </span>
      </p>
    </section>
  );
}

function AttachButton({ onChoose }: { onChoose: (files: Iterable<File>) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        className="visually-hidden"
        tabIndex={-1}
        aria-label="Files to attach"
        onChange={(event) => {
          onChoose(event.target.files ?? []);
          event.target.value = '';
        }}
      />
      <Button
        icon={<Paperclip size={16} strokeWidth={1.75} aria-hidden="true" />}
        title="Or drop files here, or paste a picture"
        onClick={() => input.current?.click()}
      >
        Attach files
      </Button>
    </>
  );
}
