import { EmptyState, ErrorState, PageTitle, sentenceOfFailure, Skeleton } from '@portal/ui';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import type { ListFilter } from './table/list-column.js';
import { ListHead } from './table/list-head.js';
import './list-page.css';

/** Why a list is empty and what to do about it. */
export interface EmptyTexts {
  title: string;
  text: string;
  action?: ReactNode;
}

interface ListEmptyProps {
  noun: string;
  words: EmptyTexts;
  /** Rows may exist, but not with these filters. */
  filtered: boolean;
  /** The text of an empty list under its only filter. */
  none?: ListFilter['none'];
  onClear: () => void;
}

export function ListEmpty({ noun, words, filtered, none, onClear }: ListEmptyProps) {
  if (filtered && none) return <EmptyState {...none} action={<Button onClick={onClear}>Show all {noun}</Button>} />;
  if (!filtered) return <EmptyState title={words.title} text={words.text} action={words.action} />;
  return (
    <EmptyState
      title={`No ${noun} match`}
      text="Nothing fits this search and these filters together."
      action={<Button onClick={onClear}>Clear search and filters</Button>}
    />
  );
}

interface ListFailedProps {
  noun: string;
  error: Error;
  /** The catalogue's sentence for a call without answer; else the error's own. */
  failure?: string | undefined;
  onRetry: () => void;
}

/** The rows could not be fetched: the server's sentence, or the catalogue's when no answer came. */
export function ListFailed({ noun, error, failure = error.message, onRetry }: ListFailedProps) {
  return (
    <ErrorState title={`The ${noun} could not be loaded`} text={sentenceOfFailure(error, failure)} onRetry={onRetry} />
  );
}

interface ListPlaceProps {
  title: string;
  actions?: ReactNode;
  density?: 'dense' | 'roomy';
}

/**
 * The place of a list whose lead has an answer of its own: `ListPage` draws its search and its rows at once, and a lead
 * that comes later would move them.
 */
export const ListPlace = ({ title, actions, density = 'dense' }: ListPlaceProps) => (
  <section
    className={`list-page column gap-12 full list-page--${density}`}
    aria-labelledby="list-title"
    aria-busy="true"
  >
    <PageTitle>{title}</PageTitle>
    <ListHead title={title} titleId="list-title" actions={actions} />
    <Skeleton height={88} />
    <Skeleton rows={6} height={44} />
  </section>
);
