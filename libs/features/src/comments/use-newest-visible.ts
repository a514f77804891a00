import type { CommentView } from '@portal/contracts';
import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

interface Row {
  id: string;
  comment?: CommentView;
}

/** A message that is longer than the window is read from its beginning. */
function showBeginning(message: HTMLElement): void {
  if (message.getBoundingClientRect().top < parseFloat(getComputedStyle(message).scrollMarginTop))
    message.scrollIntoView({ block: 'start' });
}

/**
 * Scrolls to the newest row of a conversation, which its composer may cover: when the conversation opens, after the
 * reader's own message, and when another arrives while the end is visible. An address that names a comment wins.
 * @returns the ref of the element behind the last row
 */
export function useNewestVisible(rows: readonly Row[], userId: string | undefined): RefObject<HTMLElement | null> {
  const end = useRef<HTMLElement>(null);
  const newest = rows.at(-1);
  const isEndVisible = useRef(true);
  const { hash } = useLocation();
  const isOwn = newest?.comment !== undefined && newest.comment.author_id === userId;
  const isThere = newest !== undefined;
  useEffect(() => {
    if (!isThere || !end.current) return;
    const observer = new IntersectionObserver((entries) => {
      isEndVisible.current = entries.at(-1)?.isIntersecting ?? false;
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isThere]);
  const shown = useRef<string>(undefined);
  useEffect(() => {
    if (!newest || shown.current === newest.id) return;
    shown.current = newest.id;
    if ((!isEndVisible.current && !isOwn) || hash.startsWith('#comment-')) return;
    end.current?.scrollIntoView({ block: 'nearest' });
    const comment = rows.findLast((row) => row.comment)?.comment;
    const message = document.getElementById(`comment-${comment?.id}`);
    if (message && comment?.author_id !== userId) showBeginning(message);
  });
  return end;
}
