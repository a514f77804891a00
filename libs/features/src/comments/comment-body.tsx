import type { CommentView } from '@portal/contracts';
import '../rich-text/rich-text.css';

/** The text of a comment. */
export function CommentBody({ comment }: { comment: Pick<CommentView, 'body_html'> }) {
  // The server made this HTML from the writer's Markdown, without the writer's own HTML, and sanitised it by an
  // allow-list of tags and addresses; it is the one place where the screen takes HTML from anywhere.
  return <div className="rich-text" dangerouslySetInnerHTML={{ __html: comment.body_html }} />;
}
