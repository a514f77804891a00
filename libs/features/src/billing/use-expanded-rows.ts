import type { ListResult } from '@portal/ui-antd';
import { useMemo } from 'react';

/** A list's result with other rows made of those that came; page and count stay those of what came. */
export function useExpandedRows<Row, Out>(
  { data, error, isPlaceholderData = false, refetch }: ListResult<Row>,
  expand: (rows: readonly Row[]) => Out[],
): ListResult<Out> {
  const expanded = useMemo(() => data && { ...data, data: expand(data.data) }, [data, expand]);
  return { data: expanded, error, isPlaceholderData, refetch };
}
