import { ErrorState, sentenceOfFailure } from '@portal/ui';
import { DetailFailed, DetailSkeleton, isNotThere } from '@portal/ui-antd';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

interface WhenLoadedProps<Data> {
  result: UseQueryResult<Data>;
  /** What could not be loaded: "The numbers". */
  what: string;
  /** Said where the failure has no sentence of its own; by default whatever the failure says. */
  failure?: string;
  /** Draws it; without data, its skeleton. */
  children: (data: Data | undefined) => ReactNode;
}

/** A part of a screen, or word that it could not be loaded and a way to try again. */
export function QueryBoundary<Data>({ result, what, failure, children }: WhenLoadedProps<Data>) {
  const { data, error, refetch } = result;
  if (!error || data !== undefined) return children(data);
  const text = failure === undefined ? error.message : sentenceOfFailure(error, failure);
  return <ErrorState title={`${what} could not be loaded`} text={text} onRetry={() => void refetch()} />;
}

interface RecordBoundaryProps<Row> {
  result: Pick<UseQueryResult<Row>, 'data' | 'error' | 'refetch'>;
  back: { to: string; label: string };
  /** What kind of record it is: "request". */
  noun?: string;
  /** Its page is as wide as the screen. */
  wide?: boolean;
  /** Whether a record that is gone by now is no longer shown. */
  hidesGone?: boolean;
  /** What can still be done about one that may have been deleted; `refetch` looks whether it is back. */
  rescue?: (refetch: () => void) => ReactNode;
  children: (record: Row) => ReactNode;
}

/** One record once it is there; its place while it loads, and what is wrong where it can't be shown. */
export function RecordBoundary<Row>({
  result,
  back,
  wide = false,
  hidesGone = false,
  ...own
}: RecordBoundaryProps<Row>) {
  const { data, error } = result;
  const refetch = (): void => void result.refetch();
  if (data !== undefined && !(hidesGone && isNotThere(error))) return own.children(data);
  if (!error) return <DetailSkeleton wide={wide} />;
  return (
    <DetailFailed
      back={back}
      error={error}
      onRetry={refetch}
      {...(own.noun && { noun: own.noun })}
      {...(own.rescue && { rescue: own.rescue(refetch) })}
    />
  );
}
