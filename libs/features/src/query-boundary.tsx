import { ErrorState } from '@portal/ui';
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
