import type { Channel } from '@portal/contracts';
import { useSession } from '@portal/data-access';
import { useChannel } from '@portal/realtime';
import { useRecentChanges, type ChangeMarks } from '@portal/ui-antd';
import { changeText, isNews } from './change-text.js';
import { useWaitingMarks } from './use-waiting-marks.js';

/**
 * Keeps the rows of a channel live; gives those that another user changed a moment ago, with a text that names the
 * user.
 */
export function useLiveRows(channel: Channel, table: string): ChangeMarks {
  const { user } = useSession();
  const { marks, mark } = useRecentChanges();
  useChannel(channel, {
    onChange: (change) => {
      if (change.table === table && isNews(change, user?.id)) mark(change.record.id, changeText(change));
    },
  });
  return useWaitingMarks(marks);
}
