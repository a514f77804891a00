import type { CommentView } from '@portal/contracts';
import type { ReactNode } from 'react';
import '../rich-text/rich-text.css';

interface CommentBodyProps {
  comment: Pick<CommentView, 'body_html'>;
  /** Its text with pictures in it; null where it has none. */
  content: ReactNode;
}

/** The text of a comment. */
export function CommentBody({ comment, content }: CommentBodyProps) {
  if (content !== null) return <div className="rich-text">{content}</div>;
  // The server made this HTML from the writer's Markdown, without the writer's own HTML, and sanitised it by an
  // allow-list of tags and addresses; it is the one place where the screen takes HTML from anywhere.
  return <div className="rich-text" dangerouslySetInnerHTML={{ __html: comment.body_html }} />;
}
