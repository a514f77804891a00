import type { MarkAllNotifications, NotificationView } from '@portal/contracts';
import { sentenceFor, useMarkAllNotifications, useMarkNotification } from '@portal/data-access';
import { toast, undoOf } from '@portal/ui';

const fail = (error: Error) => toast.error(sentenceFor(error));

/**
 * The marks of one entry. Archiving offers to take it back, since the entry goes from the list. That takes the row with
 * it that called, and callbacks of `mutate` with the row: the promise outlives it.
 */
export function useMarks() {
  const { mutateAsync } = useMarkNotification();
  return {
    setRead: ({ id }: NotificationView, read: boolean) => void mutateAsync({ id, read }).catch(fail),
    setArchived: ({ id }: NotificationView, archived: boolean) => {
      const offerUndo = () =>
        toast.short(archived ? 'Archived' : 'Back in the inbox', {
          subject: id,
          tone: 'success',
          action: undoOf(() => mutateAsync({ id, archived: !archived })),
        });
      void mutateAsync({ id, archived }).then(offerUndo, fail);
    },
  };
}

/** The marks of everything, each with its undo. */
export function useMarksOfAll() {
  const { mutate, mutateAsync, isPending } = useMarkAllNotifications();
  const mark = (input: MarkAllNotifications, done: (marked: number) => string) =>
    mutate(input, {
      onError: fail,
      onSuccess: ({ marked, marked_at }) => {
        if (marked === 0) return toast.short('Nothing to do');
        const { read, archived, ...scope } = input;
        const back = read === undefined ? { archived: !archived } : { read: !read };
        return toast.short(done(marked), {
          tone: 'success',
          action: undoOf(() => mutateAsync({ ...scope, ...back, marked_at })),
        });
      },
    });
  const counted = (marked: number, done: string): string =>
    marked === 1 ? `1 notification ${done}` : `${marked} notifications ${done}`;
  return {
    isPending,
    readAll: (scope: Pick<MarkAllNotifications, 'category'> = {}) =>
      mark({ ...scope, read: true }, (marked) => counted(marked, 'marked as read')),
    archiveRead: (scope: Pick<MarkAllNotifications, 'category'> = {}) =>
      mark({ ...scope, archived: true }, (marked) => counted(marked, 'archived')),
  };
}
