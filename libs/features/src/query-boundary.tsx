import { ErrorState, sentenceOfFailure } from '@portal/ui';
import { DetailFailed, DetailSkeleton, isNotThere } from '@portal/ui-antd';
import type { UseQueryResult } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';

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

/** Records with an id are kept apart by it: one that is opened in the place of another keeps nothing of that one. */
const keyOf = (row: unknown): string | undefined =>
  typeof row === 'object' && row !== null && 'id' in row && typeof row.id === 'string' ? row.id : undefined;

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
  if (data !== undefined && !(hidesGone && isNotThere(error)))
    return <Fragment key={keyOf(data)}>{own.children(data)}</Fragment>;
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
