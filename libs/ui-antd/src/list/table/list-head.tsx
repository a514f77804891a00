import type { ReactNode } from 'react';
import '../list-page.css';

interface ListHeadProps {
  title: string;
  /** The id of the heading, for a part that is labelled by it. */
  titleId?: string;
  /** How many rows the list has in all; absent while they load. */
  count?: number | undefined;
  actions?: ReactNode;
}

/** The first line of a list, and of the other views of its rows: heading, count, actions. */
export const ListHead = ({ title, titleId, count, actions }: ListHeadProps) => (
  <header className="list-page__head row wrap">
    <h1 id={titleId} className="list-page__title title">
      {title}
    </h1>
    <Count of={count} />
    <div className="list-page__actions row wrap small shrinks">{actions}</div>
  </header>
);

/** Heads the rows where the first line of the screen is about more than them. */
export const RowsHead = ({ title, count }: Pick<ListHeadProps, 'title' | 'count'>) => (
  <div className="list-page__rows-head row gap-10">
    <h2 className="medium strong">{title}</h2>
    <Count of={count} />
  </div>
);

const Count = ({ of }: { of: number | undefined }) =>
  of === undefined ? null : <span className="list-page__count tiny strong numeric">{of.toLocaleString()}</span>;
