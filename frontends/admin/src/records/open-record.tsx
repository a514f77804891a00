import { DetailFailed, DetailSkeleton, isNotThere, type ChangeMark } from '@portal/ui-antd';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

interface OpenRecordProps<Row> {
  result: Pick<UseQueryResult<Row>, 'data' | 'error' | 'refetch'>;
  back: { to: string; label: string };
  /** What kind of record it is: "ticket". */
  noun?: string;
  wide?: boolean;
  /** Whether a record that is gone by now is no longer shown. */
  hidesGone?: boolean;
  /** What can still be done about one that may have been deleted; `refetch` looks whether it is back. */
  rescue?: (refetch: () => void) => ReactNode;
  children: (row: Row) => ReactNode;
}

/** What the page of an open record knows beside the record. */
export interface OpenedFrom {
  back: { to: string; label: string };
  /** Set while another user's change of it is fresh. */
  change: ChangeMark | undefined;
}

/** One record once it is there; its place while it loads, and what is wrong where it can't be shown. */
export function OpenRecord<Row>({ result, back, noun, wide = false, hidesGone = false, ...own }: OpenRecordProps<Row>) {
  const { data, error } = result;
  const refetch = (): void => void result.refetch();
  if (data !== undefined && !(hidesGone && isNotThere(error))) return own.children(data);
  if (!error) return <DetailSkeleton wide={wide} />;
  return (
    <DetailFailed
      back={back}
      error={error}
      onRetry={refetch}
      {...(noun && { noun })}
      {...(own.rescue && { rescue: own.rescue(refetch) })}
    />
  );
}
