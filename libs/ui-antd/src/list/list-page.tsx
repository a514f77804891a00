import { PageTitle } from '@portal/ui';
import { use, useMemo, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { ChangeAnnouncer } from '../change-note.js';
import type { ChangeMarks } from '../use-recent-changes.js';
import { BulkBar } from './bulk-bar.js';
import { LineSort } from './lines/line-sort.js';
import type { BulkAction, ListColumn, ListFilter, ListQuery, ListResult, ListTotals } from './table/list-column.js';
import { ListFilters, ListToolbar } from './filters/list-filters.js';
import { groupingsOf, useRowGroups } from './table/list-groups.js';
import { laidOutColumns, useListLayout, type ListForm } from './layout/list-layout.js';
import { LayoutMenu } from './layout/layout-menu.js';
import type { FileHref } from './table/export-menu.js';
import { ListFooter } from './table/list-footer.js';
import { ListHead, RowsHead } from './table/list-head.js';
import { ListRows } from './table/list-rows.js';
import { ListEmpty, ListFailed, type EmptyTexts } from './list-states.js';
import { useListKeyboard } from './use-list-keyboard.js';
import { useSelection } from './table/use-selection.js';
import { useCards } from '../use-media-query.js';
import './list-page.css';

export interface ListPageProps<Row extends { id: string }, Query extends ListQuery> {
  title: string;
  /** What one and several rows are called: ['request', 'requests']. */
  noun: readonly [one: string, many: string];
  result: ListResult<Row>;
  /** Fetches the rows of another page: with it the last row that is shown is followed by the next page's first. */
  rowsOf?: ((page: number) => Promise<readonly Row[]>) | undefined;
  /** Where all rows that the filters leave are downloaded as a file, with these fields as columns. */
  fileHref?: FileHref;
  columns: readonly ListColumn<Row>[];
  query: Query;
  onQueryChange: (patch: Partial<Query>) => void;
  filters?: readonly ListFilter[];
  /** What the search looks at, as placeholder and label. */
  searchLabel?: string;
  /** Whether the list can be searched; true by default. */
  hasSearch?: boolean;
  /** What stands where the rows would be when there are none at all. */
  empty: EmptyTexts;
  /** The catalogue's sentence when the rows could not be fetched and no answer came. */
  failure?: string;
  /** Buttons beside the title. */
  actions?: ReactNode;
  /** Stands between the title and the rows: what is most important about them. */
  lead?: ReactNode;
  /** Heads the rows below a lead that is about something else; their number stands there then. */
  rowsTitle?: string;
  bulkActions?: readonly BulkAction<Row>[];
  /** What can be done about a row of two lines, by the row alone; shown while it is hovered or has the focus. */
  rowActions?: (row: Row) => ReactNode;
  /** Which rows the bulk actions can be done to; all where it is absent. A stable function. */
  isSelectable?: (row: Row) => boolean;
  /** What a row is called in labels for people who don't see the table. */
  nameOf: (row: Row) => string;
  /** The page of a row; with it the title cell is a link. One without a `?` of its own keeps the list's filters. */
  hrefOf?: (row: Row) => string;
  /** Takes a press on a row's link, or on the row, to open it here; a press that it lets by leads to the page. */
  onOpen?: ((row: Row, event: MouseEvent) => void) | undefined;
  onEdit?: (row: Row) => void;
  /** What further keys do to the row in focus, by the registry of shortcuts; false leaves the key to the browser. */
  rowKeys?: Readonly<Record<string, (row: Row) => unknown>>;
  /** The row whose detail is open beside or over the list. */
  openId?: string | undefined;
  /** Rows that changed a moment ago by someone else's hand, and by whose. */
  changes?: ChangeMarks;
  /** Sums under the rows, of all that the filters let through. */
  totals?: ListTotals | undefined;
  /** How rows look at first where there is room for columns; who reads may choose the other. */
  form?: ListForm;
  /** Shows the rows in its own way instead of as a table; absent rows are still loading. */
  cards?: (rows: readonly Row[] | undefined) => ReactNode;
  /** `dense` is the console, `roomy` the portal. */
  density?: 'dense' | 'roomy';
}

/**
 * A list of the product: filters as removable chips, search, sort and pages by the server and kept in the URL,
 * keyboard (j, k, Enter, Space, x, e), bulk actions, files of all rows, two lines a row where there is no room for a table or
 * the list asks for them.
 */
export function ListPage<Row extends { id: string }, Query extends ListQuery>(props: ListPageProps<Row, Query>) {
  const { title, noun, result, query, bulkActions = [], density = 'dense', rowsTitle, filters = [] } = props;
  const onQueryChange: (patch: object) => void = props.onQueryChange;
  const list = useRef<HTMLDivElement>(null);
  const rows = result.data?.data ?? [];
  const pagination = result.data?.pagination;
  const count = pagination?.total;
  const [layout, changeLayout] = useListLayout(title);
  const isNarrow = useCards();
  const form = isNarrow ? 'lines' : (layout.form ?? props.form ?? 'table');
  const areLines = form === 'lines' && !props.cards;
  const isTable = form === 'table' && !props.cards;
  // what a row of two lines shows is the list's own
  const isOwn = areLines && props.form === 'lines';
  const columns = useMemo(
    () => (isOwn ? props.columns : laidOutColumns(props.columns, layout)),
    [props.columns, layout, isOwn],
  );
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const groupings = props.cards ? [] : groupingsOf(props.columns);
  const groups = useRowGroups(
    title,
    groupings.find(({ key }) => key === query.groupBy),
    result.data,
  );
  const shown = groups ? groups.groups.flatMap((group) => group.rows) : rows;
  const tools = use(ListToolbar);
  const unfolded = groups?.groups.flatMap((group) => (groups.isFolded(group.id) ? [] : group.rows));
  const selection = useSelection(rows, props.isSelectable, unfolded);
  const { onEdit, rowKeys = {} } = props;
  const mayChoose = bulkActions.length > 0;
  const toRow = (act: (row: Row) => unknown) => (id: string) => {
    const row = rows.find((one) => one.id === id);
    return row ? act(row) : false;
  };
  useListKeyboard(list, {
    onEdit: onEdit && toRow(onEdit),
    selection: mayChoose ? selection : undefined,
    rowKeys: Object.fromEntries(Object.entries(rowKeys).map(([keys, act]) => [keys, toRow(act)])),
  });

  const { fileHref } = props;
  const fields = columns.flatMap(({ key, fields: ofColumn = [key] }) => ofColumn);
  const filtered = hasFilters(query, filters);
  const clear = (): void => onQueryChange(withoutFilters(filters));

  return (
    <section className={`list-page column gap-12 full list-page--${density}`} aria-labelledby="list-title">
      <PageTitle>{title}</PageTitle>
      <ListHead title={title} titleId="list-title" count={rowsTitle ? undefined : count} actions={props.actions} />
      {props.lead}
      {rowsTitle ? <RowsHead title={rowsTitle} count={count} /> : null}
      <ChangeAnnouncer rows={rows} marks={props.changes} nameOf={props.nameOf} />
      <ListFilters
        query={query}
        onQueryChange={onQueryChange}
        filters={filters}
        searchLabel={props.hasSearch === false ? undefined : (props.searchLabel ?? `Search ${noun[1]}`)}
        onClear={clear}
      >
        <div className="list-filters__tools end push flex wrap gap-8 shrinks">
          {areLines && (result.data?.data.length ?? 2) > 1 ? (
            <LineSort columns={columns} query={query} onQueryChange={onQueryChange} />
          ) : null}
          {tools}
          {isTable || groupings.length > 0 || (props.form && !isNarrow) ? (
            <LayoutMenu
              columns={isTable ? props.columns : []}
              leftOut={leftOut}
              form={props.form && !isNarrow ? form : undefined}
              layout={layout}
              onChange={changeLayout}
              groupings={groupings}
              groupBy={query.groupBy}
              onGroupBy={(groupBy) => onQueryChange({ groupBy })}
            />
          ) : null}
        </div>
      </ListFilters>
      <div
        ref={list}
        className={`list-page__body ${!props.cards && !isNarrow && layout.isCompact ? 'list-page__body--compact' : ''}`}
        data-stale={result.isPlaceholderData || undefined}
      >
        {result.error && !result.data ? (
          <ListFailed
            noun={noun[1]}
            error={result.error}
            failure={props.failure}
            onRetry={() => void result.refetch()}
          />
        ) : result.data && rows.length === 0 ? (
          <ListEmpty
            noun={noun[1]}
            words={props.empty}
            filtered={filtered}
            none={noneOf(query, filters)}
            onClear={clear}
          />
        ) : props.cards ? (
          props.cards(result.data && rows)
        ) : (
          <ListRows
            {...props}
            title={rowsTitle ?? title}
            query={areLines ? undefined : query} // rows of two lines are sorted from the row of the filters
            columns={columns}
            asLines={areLines}
            onLeftOut={setLeftOut}
            onWidth={(key, width) => changeLayout({ widths: { ...layout.widths, [key]: width } })}
            rows={result.data && shown}
            pages={pagination && props.rowsOf && { ...pagination, load: props.rowsOf }}
            groups={groups}
            onQueryChange={onQueryChange}
            selection={mayChoose ? selection : undefined}
            bulk={
              selection.chosen.length > 0 ? (
                <BulkBar noun={noun} selection={selection} actions={bulkActions} />
              ) : undefined
            }
          />
        )}
      </div>
      <ListFooter
        noun={noun}
        pagination={pagination}
        onPage={(page) => onQueryChange({ page })}
        fileHref={fileHref && ((format) => fileHref(format, fields))}
        canEdit={onEdit !== undefined}
        canSelect={mayChoose}
        hasKeys={props.hrefOf !== undefined && props.cards === undefined}
      />
    </section>
  );
}

const hasFilters = (query: object, filters: readonly ListFilter[]): boolean =>
  ['search', ...filters.map((filter) => filter.key)].some((key) => Boolean((query as Record<string, unknown>)[key]));

/** The text of an empty list under its only filter. */
function noneOf(query: ListQuery, filters: readonly ListFilter[]): ListFilter['none'] {
  const [only, ...others] = filters.filter((filter) => hasFilters({ ...query, search: undefined }, [filter]));
  return query.search || others.length > 0 ? undefined : only?.none;
}

const withoutFilters = (filters: readonly ListFilter[]): Record<string, undefined> =>
  Object.fromEntries(['search', ...filters.map((filter) => filter.key)].map((key) => [key, undefined]));
