import type { CommentVisibility } from '@portal/contracts';
import { classNames, shortcuts, useOnline, useShortcuts } from '@portal/ui';
import { Deferred, FormFailure, useIsCovered, useUnsavedChanges, WaitingNote } from '@portal/ui-antd';
import { Button } from 'antd';
import { Type } from 'lucide-react';
import { type KeyboardEvent, type Ref, type RefObject, useId, useImperativeHandle, useRef, useState } from 'react';
import { RichTextField } from '../rich-text/rich-text-field.js';
import type { RichTextHandle } from '../rich-text/rich-text-props.js';
import { AttachButton } from './files/attach-button.js';
import { ChosenFiles } from './files/chosen-files.js';
import { useFileDrop } from './files/use-file-drop.js';
import { type Composer, type Replies, useComposer } from './use-composer.js';
import { SendButton } from './send-button.js';
import { useHeightInThread } from './use-height-in-thread.js';
import { useKeyboardInset } from './use-keyboard-inset.js';
import { useSendAndGo } from './use-send-and-go.js';
import { VisibilitySwitch } from './visibility-switch.js';
import './comments.css';

/** Takes the reader to where a comment is written. */
export interface CommentComposerHandle extends RichTextHandle {
  /** Adds a text to what was written; `visibility` says who reads the whole then. */
  insert: (text: string, visibility?: CommentVisibility) => void;
}

interface CommentComposerProps {
  ref?: Ref<CommentComposerHandle> | undefined;
  taskId: string;
  projectId: string | null;
  allowInternal?: boolean;
  replies?: Replies | undefined;
}

/** What the field says, in threads of comments and of answers. */
const words = {
  comment: {
    region: 'Write a comment',
    label: 'Comment',
    internal: 'Internal comment',
    place: 'Write a comment; @ names somebody',
    internalPlace: 'Write to the team only; @ names somebody',
    send: 'Send comment',
    readers: 'everybody in the project',
  },
  reply: {
    region: 'Write an answer',
    label: 'Answer',
    internal: 'Internal note',
    place: 'Write an answer; it also goes out by e-mail',
    internalPlace: 'Write to the team only',
    send: 'Send answer',
    readers: 'the customer',
  },
} as const;

/** The place to write: rich text, files by button, drop and paste; Ctrl or Cmd and Enter send, with Shift they also go on. */
export function CommentComposer({ ref, taskId, projectId, allowInternal = false, replies }: CommentComposerProps) {
  const composer = useComposer({ taskId, projectId, allowInternal, replies });
  const text = words[replies ? 'reply' : 'comment'];
  const { people } = composer;
  const internal = composer.visibility === 'internal';
  const { isDropping, handlers } = useFileDrop(composer.addFiles);
  const problemId = useId();
  const sending = composer.progress !== undefined;
  const online = useOnline();
  const field = useRef<RichTextHandle>(null);
  const [isOpened, setOpened] = useState(false);
  const place = useRef<HTMLElement>(null);
  useKeyboardInset(place);
  useHeightInThread(place);
  const [showsFormats, setShowsFormats] = useState(false);
  useImperativeHandle(ref, () => ({
    focus: () => field.current?.focus(),
    insert: (added, readers) => {
      composer.insert(added, readers);
      field.current?.focus();
    },
  }));
  useAnswerKeys({ composer, field, allowInternal }, replies !== undefined);
  const onNext = replies?.onNext;
  const sendAndGo = useSendAndGo(composer, (wantsNext) => (wantsNext ? onNext?.() : replies?.onSent?.()));
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation(); // the editor would begin a line
    void sendAndGo({ wantsNext: event.shiftKey && onNext !== undefined });
  };
  useUnsavedChanges(() => composer.hasUnsent);
  return (
    <section
      ref={place}
      className={classNames(
        'composer column gap-10',
        internal && 'composer--internal',
        showsFormats && 'composer--formats',
        isDropping && 'is-dropping',
        replies && !isOpened && !composer.hasUnsent && 'composer--compact',
      )}
      onFocus={() => setOpened(true)}
      onKeyDownCapture={onKeyDown}
      aria-label={text.region}
      {...handlers}
    >
      {composer.draftOffer}
      {internal ? null : replies?.to}
      <RichTextField
        ref={field}
        label={internal ? text.internal : text.label}
        people={people}
        describedBy={composer.problem ? problemId : undefined}
        placeholder={internal ? text.internalPlace : text.place}
        value={composer.text}
        readOnly={sending}
        onChange={composer.setText}
        onFiles={composer.addFiles}
      />
      {replies?.typing}
      <ChosenFiles composer={composer} />
      {composer.problem ? (
        <p id={problemId} className="composer__problem danger small" role="alert">
          {composer.problem}
        </p>
      ) : null}
      <FormFailure text={composer.failure} />
      <WaitingNote waits={sending} />
      <div className="composer__foot row wrap between gap-10">
        {allowInternal ? (
          <VisibilitySwitch value={composer.visibility} onChange={composer.setVisibility} readers={text.readers} />
        ) : null}
        <div className="end push row wrap gap-8">
          <span className="muted small" role="status">
            {online ? composer.progress : null}
          </span>
          <span className="composer__keys muted tiny">
            <kbd>Ctrl</kbd> <kbd>Enter</kbd> sends
          </span>
          <Deferred>
            {replies ? (
              <Button
                className="composer__formats" // on phones
                icon={<Type size={16} strokeWidth={1.75} />}
                aria-label="Formats"
                aria-pressed={showsFormats}
                onMouseDown={(event) => event.preventDefault()} // the text keeps the focus, and the keyboard stays
                onClick={() => setShowsFormats(!showsFormats)}
              />
            ) : null}
            {replies?.texts}
            <AttachButton onChoose={composer.addFiles} />
            <SendButton
              label={internal ? 'Send internally' : text.send}
              steps={internal ? [] : (replies?.steps ?? [])}
              more={internal ? [] : (replies?.more ?? [])}
              hasNext={onNext !== undefined}
              disabled={sending}
              loading={sending && online}
              onSend={(how) => void sendAndGo(how)}
            />
          </Deferred>
        </div>
      </div>
    </section>
  );
}

interface AnswerKeys {
  composer: Composer;
  field: RefObject<RichTextHandle | null>;
  allowInternal: boolean;
}

/** The shortcuts that lead to where an answer, or a note for the team, is written. */
function useAnswerKeys({ composer, field, allowInternal }: AnswerKeys, areOn: boolean): void {
  const isCovered = useIsCovered();
  const write = (visibility: CommentVisibility) => (): unknown => {
    if (isCovered) return false;
    if (allowInternal) composer.setVisibility(visibility);
    return field.current?.focus();
  };
  useShortcuts({
    ...(areOn ? { [shortcuts.answer.keys]: write('public') } : {}),
    ...(areOn && allowInternal ? { [shortcuts.note.keys]: write('internal') } : {}),
  });
}
