import type { AttachmentView, CommentView } from '@portal/contracts';
import { inboundMailQueries, originalMailHref, useOriginalMail } from '@portal/data-access';
import { Skeleton, useActionToasts } from '@portal/ui';
import { saveContent } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { QueryBoundary } from '../query-boundary.js';
import { FileChips } from './files/file-chips.js';
import { FilePicture, FilePictures, isPicture } from './files/file-pictures.js';
import { Lightbox } from './files/lightbox.js';
import { placePictures } from './files/place-pictures.js';
import '../rich-text/rich-text.css';

interface CommentContentProps {
  comment: CommentView;
  mayDeleteFiles: boolean;
  /** Stands for the text while it is edited. */
  editor: ReactNode;
}

/**
 * The text of a comment and its files: pictures of a mail where they stood in it, other pictures below, all other files
 * to be downloaded.
 */
export function CommentContent({ comment, mayDeleteFiles, editor }: CommentContentProps) {
  const [broken, setBroken] = useState<readonly string[]>([]);
  const [open, setOpen] = useState<string>();
  const isShown = (file: AttachmentView): boolean => isPicture(file) && !broken.includes(file.id);
  const pictures = comment.attachments.filter(isShown);
  const actions = {
    mayDelete: mayDeleteFiles,
    onOpen: setOpen,
    onBroken: (id: string) => setBroken((before) => [...before, id]),
  };
  const isRead = editor === null && comment.by_mail !== null;
  const { content, placed } = placePictures(comment.body_html, isRead ? pictures : [], (picture) => (
    <FilePicture picture={picture} isInText {...actions} />
  ));
  const at = pictures.findIndex(({ id }) => id === open);
  return (
    <>
      {editor ?? <CommentBody comment={comment} content={content} />}
      <FilePictures pictures={pictures.filter(({ id }) => !placed.has(id))} {...actions} />
      <FileChips files={comment.attachments.filter((file) => !isShown(file))} mayDelete={mayDeleteFiles} />
      {at < 0 ? null : (
        <Lightbox
          pictures={pictures}
          at={at}
          onGo={(next) => setOpen(pictures[next]?.id)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}

/** For admins: the text of a received mail with its quotes and signature, which its message leaves out. */
export const WholeMail = ({ id }: { id: string }) => (
  <QueryBoundary result={useQuery(inboundMailQueries.detail(id))} what="The mail">
    {(mail) =>
      mail ? <p className="whole-mail prewrap small">{mail.text || 'This mail has no text.'}</p> : <Skeleton rows={3} />
    }
  </QueryBoundary>
);

/** A link to a mail as it arrived. It is fetched before it is saved, so that a refusal is a sentence. */
export function OriginalMailLink({ id, children }: { id: string; children: ReactNode }) {
  const original = useOriginalMail();
  const toasts = useActionToasts({ failure: 'Failed to download the mail.' });
  const save = (event: MouseEvent) => {
    event.preventDefault();
    if (original.isPending) return;
    original.mutate(id, { onSuccess: (mail) => saveContent(`${id}.eml`, mail), onError: toasts.onError });
  };
  return (
    <a href={originalMailHref(id)} download aria-busy={original.isPending} onClick={save}>
      {children}
    </a>
  );
}

interface CommentBodyProps {
  comment: Pick<CommentView, 'body_html'>;
  /** Its text with pictures in it; null where it has none. */
  content: ReactNode;
}

/** The text of a comment. */
function CommentBody({ comment, content }: CommentBodyProps) {
  if (content !== null) return <div className="rich-text measure">{content}</div>;
  // The server made this HTML from the writer's Markdown, without the writer's own HTML, and sanitised it by an
  // allow-list of tags and addresses; it is the one place where the screen takes HTML from anywhere.
  return <div className="rich-text measure" dangerouslySetInnerHTML={{ __html: comment.body_html }} />;
}
