import { commentQueries } from '@portal/data-access';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useLocation } from 'react-router';

/** Pages that a link to an earlier comment looks through. */
const SEARCHED_PAGES = 10;

/** The newest comments of a task or ticket, with what shows earlier ones: a button, or a link to one of them. */
export function useThread(taskId: string) {
  const [shown, setShown] = useState({ taskId, pages: 1 });
  const pages = shown.taskId === taskId ? shown.pages : 1;
  const thread = useQuery(commentQueries.ofTask(taskId, pages));
  const { data, isPlaceholderData } = thread;
  const linked = /^#comment-(.+)$/.exec(useLocation().hash)?.[1];
  const hasEarlier = data?.pagination.has_more === true;
  const showEarlier = () => setShown({ taskId, pages: pages + 1 });
  if (
    linked !== undefined &&
    hasEarlier &&
    !isPlaceholderData &&
    pages < SEARCHED_PAGES &&
    !data.data.some(({ id }) => id === linked)
  )
    showEarlier();
  const earlier = hasEarlier ? (
    <Button className="thread__earlier" loading={isPlaceholderData} onClick={showEarlier}>
      {`Show earlier messages (${data.pagination.total - data.data.length} more)`}
    </Button>
  ) : null;
  return { ...thread, earlier };
}
