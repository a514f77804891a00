import { EmptyState, ErrorState } from '@portal/ui';
import { Button } from 'antd';
import type { ReactNode } from 'react';

/** Why a list is empty and what to do about it. */
export interface EmptyWords {
  title: string;
  text: string;
  action?: ReactNode;
}

interface ListEmptyProps {
  noun: string;
  words: EmptyWords;
  /** Rows may exist, but not with these filters. */
  filtered: boolean;
  onClear: () => void;
}

export function ListEmpty({ noun, words, filtered, onClear }: ListEmptyProps) {
  if (!filtered) return <EmptyState title={words.title} text={words.text} action={words.action} />;
  return (
    <EmptyState
      title={`No ${noun} match`}
      text="Nothing fits this search and these filters together."
      action={<Button onClick={onClear}>Clear search and filters</Button>}
    />
  );
}

export function ListFailed({ noun, error, onRetry }: { noun: string; error: Error; onRetry: () => void }) {
  return <ErrorState title={`The ${noun} could not be loaded`} text={error.message} onRetry={onRetry} />;
}
