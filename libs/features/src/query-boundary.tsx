import { ErrorState } from '@portal/ui';
import { DetailFailed, DetailSkeleton, isNotThere } from '@portal/ui-antd';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

interface WhenLoadedProps<Data> {
  result: UseQueryResult<Data>;
  /** What could not be loaded: "The numbers". */
  what: string;
  /** Draws it; without data, its skeleton. */
  children: (data: Data | undefined) => ReactNode;
}

/** A part of a screen, or word that it could not be loaded and a way to try again. */
export function QueryBoundary<Data>({ result: { data, error, refetch }, what, children }: WhenLoadedProps<Data>) {
  if (error && data === undefined)
    return <ErrorState title={`${what} could not be loaded`} text={error.message} onRetry={() => void refetch()} />;
  return children(data);
}

interface RecordBoundaryProps<Data> {
  result: UseQueryResult<Data>;
  back: { to: string; label: string };
  /** The kind of record: "request". */
  noun: string;
  /** Its page is as wide as the screen. */
  wide?: boolean;
  children: (record: Data) => ReactNode;
}

/** The page of a record, its place while it loads, or why it can't be shown. */
export function RecordBoundary<Data>({ result, back, noun, wide = false, children }: RecordBoundaryProps<Data>) {
  const { data, error, refetch } = result;
  if (data !== undefined && !isNotThere(error)) return children(data);
  if (!error) return <DetailSkeleton wide={wide} />;
  return <DetailFailed back={back} error={error} noun={noun} onRetry={() => void refetch()} />;
}
