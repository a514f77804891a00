import { messages } from '@portal/contracts';
import { toast } from '@portal/ui';
import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { Button, Tooltip } from 'antd';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';

/** Refetches what the screen shows and shows a short toast about the outcome (specification, section 8). */
export function RefreshButton({ queryKeys }: { queryKeys: readonly QueryKey[] }) {
  const client = useQueryClient();
  const [refreshing, setRefreshing] = useState(false);
  const refresh = async (): Promise<void> => {
    setRefreshing(true);
    try {
      await Promise.all(
        queryKeys.map((queryKey) => client.refetchQueries({ queryKey, type: 'active' }, { throwOnError: true })),
      );
      toast.short(messages.short.dataRefreshed, { tone: 'success' });
    } catch {
      toast.short(messages.short.refreshFailed, { tone: 'error' });
    } finally {
      setRefreshing(false);
    }
  };
  return (
    <Tooltip title="Refresh">
      <Button
        className="refresh-button"
        type="text"
        aria-label="Refresh"
        loading={refreshing}
        icon={<RefreshCw size={15} strokeWidth={1.75} />}
        onClick={() => void refresh()}
      />
    </Tooltip>
  );
}
