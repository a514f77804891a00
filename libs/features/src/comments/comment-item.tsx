import {
  isOfThirdParty,
  mentionsIn,
  messages,
  requiredLongText,
  withMentions,
  type CommentView,
  type ProjectAccess,
  type UpdateComment,
} from '@portal/contracts';
import { useCan, useDeleteComment, useUpdateComment } from '@portal/data-access';
import { brand, classNames } from '@portal/ui';
import {
  Badge,
  MoreMenu,
  RelativeTime,
  useSave,
  type ChangeMark,
  type ConflictField,
  type Deletion,
} from '@portal/ui-antd';
import { Button } from 'antd';
import { Lock, Pencil } from 'lucide-react';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { RichTextForm } from '../rich-text/rich-text-form.js';
import { CommentContent, OriginalMailLink, WholeMail } from './comment-content.js';
import { CommentReactions } from './comment-reactions.js';
import { useMentionable } from './use-mentionable.js';
import './comments.css';

interface CommentItemProps {
  comment: CommentView;
  access: ProjectAccess | null;
  mark: ChangeMark | undefined;
  /** In a conversation: whether the reader's side wrote it. */
  side?: 'own' | 'other' | undefined;
  /** What can be done with it beside editing and deleting. */
  actions?: MessageActions;
}

/** Entries of the menu of a comment. */
export type MessageActions = ComponentProps<typeof MoreMenu>['groups'][number];

const conflictFields: readonly ConflictField[] = [{ key: 'body', label: 'Comment' }];

/** A comment with its files; its author edits and deletes it here. */
export function CommentItem({ comment, access, mark, side, actions = [] }: CommentItemProps) {
  const kind = comment.consultation_id ? 'consultation' : comment.project_id === null ? 'support' : 'task';
  const isThirdPartys = isOfThirdParty(comment);
  const subject = { access, kind, author_id: isThirdPartys ? null : comment.author_id } as const;
  const mayEdit = useCan('comment.update', subject);
  const mayDelete = useCan('comment.delete', subject);
  const mayDeleteFiles = useCan('attachment.delete', subject);
  const mayReact = useCan('comment.react', { access });
  const [editing, setEditing] = useState(false);
  const [isWhole, setWhole] = useState(false);
  const mailId = comment.by_mail?.mail_id ?? null;
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
  const deletion = useDeletion(comment, author);
  const { row, isLinked } = useLinked(comment.id);
  return (
    <li
      ref={row}
      id={`comment-${comment.id}`}
      className={classNames(
        'comment column frame gap-8',
        internal ? 'comment--internal' : side && `comment--${side}`,
        isLinked && 'is-linked',
        mark?.glowing && 'is-glowing',
      )}
    >
      <div className="top-aligned flex between gap-8">
        <p className="comment__facts row wrap shrinks muted tiny anywhere">
          <strong>{author}</strong>
          {comment.author_role === 'admin' && side !== 'own' ? <Badge>{brand.name}</Badge> : null}
          {isThirdPartys ? <Badge>Third party</Badge> : null}
          {internal ? (
            <span className="warning bold inline-row gap-4">
              <Lock size={13} strokeWidth={2} /> Internal
            </span>
          ) : null}
          <RelativeTime at={comment.created_at} />
          {comment.by_mail ? <span>{mailText(comment.by_mail, isThirdPartys)}</span> : null}
          {mailId ? (
            <>
              {comment.by_mail?.has_more ? (
                <Button type="link" size="small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
                  {isWhole ? 'Hide whole mail' : 'Show whole mail'}
                </Button>
              ) : null}
              <OriginalMailLink id={mailId}>As it arrived</OriginalMailLink>
            </>
          ) : null}
          {comment.edited_at ? <span>edited</span> : null}
          {mark ? <span className="change-note">{mark.text}</span> : null}
        </p>
        {editing ? null : (
          <span className="comment__tools flex fixed">
            {mayEdit ? (
              <Button
                type="text"
                size="small"
                aria-label={`Edit comment of ${author}`}
                title="Edit"
                icon={<Pencil size={15} strokeWidth={1.75} />}
                onClick={() => setEditing(true)}
              />
            ) : null}
            <MoreMenu
              small
              label={`More for the comment of ${author}`}
              groups={[actions]}
              deletion={mayDelete ? deletion : undefined}
            />
          </span>
        )}
      </div>
      <CommentContent
        comment={comment}
        mayDeleteFiles={mayDeleteFiles}
        editor={
          editing ? (
            <CommentEditor
              comment={comment}
              onSave={(body) => save({ body, version: comment.version })}
              onRefused={showRefusal}
              onClose={() => setEditing(false)}
            />
          ) : null
        }
      />
      {isWhole && mailId ? <WholeMail id={mailId} /> : null}
      <CommentReactions comment={comment} mayReact={mayReact} />
      {conflictDialog}
    </li>
  );
}

/** How a message came; where an admin says whose it is, the address and the admin; where one forwarded, who. */
const mailText = (
  { from_address, filed_by_name }: NonNullable<CommentView['by_mail']>,
  isThirdPartys: boolean,
): string =>
  filed_by_name === null
    ? 'by e-mail'
    : isThirdPartys
      ? `answers ${filed_by_name} by e-mail`
      : `Received by e-mail from ${from_address}, filed by ${filed_by_name}`;

/** Whether the address leads to this comment, as a mention's does; it comes into sight then. */
function useLinked(id: string) {
  const row = useRef<HTMLLIElement>(null);
  const isLinked = useLocation().hash === `#comment-${id}`;
  useEffect(() => {
    if (isLinked) row.current?.scrollIntoView({ block: 'center' });
  }, [isLinked]);
  return { row, isLinked };
}

function useDeletion(comment: CommentView, author: string): Deletion {
  const files = comment.attachments.length;
  return {
    id: comment.id,
    mutation: useDeleteComment(),
    noun: 'comment',
    title: `Delete the comment of ${author}?`,
    text: `“${excerptOf(comment.body_html)}” disappears for everybody ${comment.project_id === null ? 'who reads this conversation' : 'in the project'}${
      files === 0 ? '' : files === 1 ? ', with its file' : `, with its ${files} files`
    }.`,
    toasts: { short: messages.short.commentDeleted, failure: messages.shortFailure.commentDelete },
  };
}

/** The beginning of a comment, without its formats. */
const excerptOf = (html: string): string => {
  const text = new DOMParser().parseFromString(html, 'text/html').body.textContent.trim();
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

function CommentEditor({ comment, onSave, ...form }: CommentEditorProps) {
  const [opened] = useState(comment);
  const people = useMentionable(opened.project_id, opened.visibility);
  return (
    <RichTextForm
      {...form}
      label="Edit comment"
      value={opened.body}
      schema={requiredLongText}
      draft={`Edit comment ${opened.id}`}
      people={people}
      onSave={(body) => onSave(withMentions(body, [...people, ...mentionsIn(opened.body)]))}
    />
  );
}
