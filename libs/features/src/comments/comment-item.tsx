import {
  mentionsIn,
  messages,
  requiredLongText,
  withMentions,
  withoutTokens,
  type CommentView,
  type ProjectAccess,
  type UpdateComment,
} from '@portal/contracts';
import { useCan, useDeleteComment, useUpdateComment } from '@portal/data-access';
import { brand, useOnline } from '@portal/ui';
import {
  Badge,
  RelativeTime,
  useConfirmDelete,
  useOneAtATime,
  useSave,
  useTextDraft,
  useUnsavedChanges,
  WaitingNote,
  type ChangeMark,
  type ConflictField,
} from '@portal/ui-antd';
import { Button } from 'antd';
import { Lock, Pencil, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useLocation } from 'react-router';
import { CommentBody } from './comment-body.js';
import { CommentFiles } from './comment-files.js';
import './comments.css';
import { MentionField } from './mention-field.js';
import { useMentionable } from './use-mentionable.js';

interface CommentItemProps {
  comment: CommentView;
  access: ProjectAccess | null;
  mark: ChangeMark | undefined;
}

const conflictFields: readonly ConflictField[] = [{ key: 'body', label: 'Comment' }];

/** A comment with its files; its author edits and deletes it here. */
export function CommentItem({ comment, access, mark }: CommentItemProps) {
  const subject = { access, author_id: comment.author_id };
  const mayEdit = useCan('comment.update', subject);
  const mayDelete = useCan('comment.delete', subject);
  const mayDeleteFiles = useCan('attachment.delete', subject);
  const [editing, setEditing] = useState(false);
  const update = useUpdateComment();
  const { save, showRefusal, conflictDialog } = useSave({
    record: comment,
    name: 'this comment',
    send: (changes: UpdateComment) => update.mutateAsync({ id: comment.id, ...changes }),
    fields: conflictFields,
    toasts: { short: messages.short.commentUpdated, failure: messages.shortFailure.commentUpdate },
  });
  const internal = comment.visibility === 'internal';
  const author = comment.author_name ?? 'Somebody';
  const { row, isLinked } = useLinked(comment.id);
  return (
    <li
      ref={row}
      id={`comment-${comment.id}`}
      className={['comment', internal && 'comment--internal', isLinked && 'is-linked', mark?.glowing && 'is-glowing']
        .filter(Boolean)
        .join(' ')}
    >
      <div className="comment__head">
        <p className="comment__facts">
          <strong>{author}</strong>
          {comment.author_role === 'admin' ? <Badge>{brand.name}</Badge> : null}
          {internal ? (
            <span className="comment__internal">
              <Lock size={13} strokeWidth={2} aria-hidden="true" /> Internal
            </span>
          ) : null}
          <RelativeTime at={comment.created_at} />
          {comment.edited_at ? <span>edited</span> : null}
          {mark ? <span className="change-note">{mark.text}</span> : null}
        </p>
        {editing ? null : (
          <span className="comment__tools">
            {mayEdit ? (
              <Button
                type="text"
                size="small"
                aria-label={`Edit comment of ${author}`}
                title="Edit"
                icon={<Pencil size={15} strokeWidth={1.75} aria-hidden="true" />}
                onClick={() => setEditing(true)}
              />
            ) : null}
            {mayDelete ? <DeleteComment comment={comment} author={author} /> : null}
          </span>
        )}
      </div>
      {editing ? (
        <CommentEditor
          comment={comment}
          onSave={(body) => save({ body, version: comment.version })}
          onRefused={showRefusal}
          onClose={() => setEditing(false)}
        />
      ) : (
        <CommentBody comment={comment} />
      )}
      <CommentFiles files={comment.attachments} mayDelete={mayDeleteFiles} />
      {conflictDialog}
    </li>
  );
}

/** Whether the address leads to this comment, as a mention's does; it comes into sight then. */
function useLinked(id: string) {
  const row = useRef<HTMLLIElement>(null);
  const isLinked = useLocation().hash === `#comment-${id}`;
  useEffect(() => {
    if (isLinked) row.current?.scrollIntoView({ block: 'center' });
  }, [isLinked]);
  return { row, isLinked };
}

function DeleteComment({ comment, author }: { comment: CommentView; author: string }) {
  const files = comment.attachments.length;
  const { confirmDelete, deleting } = useConfirmDelete({
    id: comment.id,
    mutation: useDeleteComment(),
    noun: 'comment',
    title: `Delete the comment of ${author}?`,
    text: `“${excerptOf(comment.body)}” disappears for everybody in the project${
      files === 0 ? '' : files === 1 ? ', with its file' : `, with its ${files} files`
    }.`,
    toasts: { short: messages.short.commentDeleted, failure: messages.shortFailure.commentDelete },
  });
  return (
    <Button
      type="text"
      size="small"
      aria-label={`Delete comment of ${author}`}
      title="Delete"
      loading={deleting}
      icon={<Trash2 size={15} strokeWidth={1.75} aria-hidden="true" />}
      onClick={confirmDelete}
    />
  );
}

const excerptOf = (body: string): string => {
  const text = withoutTokens(body);
  return text.length > 80 ? `${text.slice(0, 80).trimEnd()}…` : text;
};

interface CommentEditorProps {
  comment: CommentView;
  /** Rejects with the refusal. */
  onSave: (body: string) => Promise<void>;
  /** Shows a refusal. */
  onRefused: (error: unknown) => void;
  onClose: () => void;
}

function CommentEditor({ comment, onSave, onRefused, onClose }: CommentEditorProps) {
  const [opened] = useState(comment);
  const people = useMentionable(opened.project_id, opened.visibility);
  const before = withoutTokens(opened.body);
  const [text, setText] = useState(before);
  const [problem, setProblem] = useState<string>();
  const [saving, setSaving] = useState(false);
  const online = useOnline();
  const draft = useTextDraft(`Edit comment ${opened.id}`, (kept: { text: string }) => setText(kept.text));
  const mayLeave = useUnsavedChanges(() => text !== before);

  const type = (typed: string): void => {
    setText(typed);
    if (typed === before) draft.clear();
    else draft.keep({ text: typed });
  };
  const submit = useOneAtATime(async (): Promise<void> => {
    const body = requiredLongText.safeParse(text);
    if (!body.success) return setProblem(body.error.issues[0]?.message);
    if (body.data === before) return onClose();
    setSaving(true);
    try {
      await onSave(withMentions(body.data, [...people, ...mentionsIn(opened.body)]));
      draft.drop();
      onClose();
    } catch (error) {
      onRefused(error); // the text stays here to try again
      setSaving(false);
    }
  });
  const close = async (): Promise<void> => {
    if (saving || !(await mayLeave())) return;
    if (text !== before) draft.drop(); // an earlier one that was only offered stays
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') void close();
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void submit();
  };
  return (
    <div className="comment__editor">
      {draft.offer}
      <MentionField
        label="Edit comment"
        people={people}
        autoFocus
        value={text}
        readOnly={saving}
        onChange={type}
        onKeyDown={onKeyDown}
      />
      {problem ? (
        <p className="composer__problem" role="alert">
          {problem}
        </p>
      ) : null}
      <WaitingNote waits={saving} />
      <div className="comment__editor-actions">
        <Button type="primary" size="small" disabled={saving} loading={saving && online} onClick={() => void submit()}>
          Save changes
        </Button>
        <Button size="small" disabled={saving} onClick={() => void close()}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
