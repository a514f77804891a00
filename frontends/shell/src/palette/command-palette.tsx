import { SHORTEST_SEARCH } from '@portal/contracts';
import { searchQueries, useSession } from '@portal/data-access';
import { menuGroups, opensInSheet, topLinks, useDebounced, useOpenRecord, useTheme, type SiteLink } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { Command } from 'cmdk';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { accountLinks, createLinks, operatorLinks } from '../frame/menus/account-links.js';
import { foundGroups } from '../search/found-records.js';
import { Marked } from '../search/marked.js';
import { searchAddress } from '../search/search-place.js';
import styles from './command-palette.module.css';
import { paletteField } from './palette-field.js';

interface CommandPaletteProps {
  /** The text of the field; kept outside, because typing begins before this code is loaded. */
  typed: string;
  onTyped: (text: string) => void;
  onClose: () => void;
  onSignOut: () => void;
}

/** A page or an action, by what it is called. */
interface Entry {
  label: string;
  onSelect: () => void;
}

/** From so many letters on a whole word of an action means it more likely than a record. */
const WORD = 4;

/** The item that opens the page of results; no record has this address. */
const ALL_RESULTS = 'all-results';

/**
 * Finds pages, a few actions, and the records that the user may see, in one order: the page named exactly as typed, what can
 * be done about the open record if a word of it begins so, what else can be if that is a word of it, records that contain it, pages
 * that do, and records that are only similar.
 */
export function CommandPalette({ typed, onTyped, onClose, onSignOut }: CommandPaletteProps) {
  const navigate = useNavigate();
  const { user, isAdmin } = useSession();
  const { toggle } = useTheme();
  const open = useOpenRecord();
  const { groups, searched, searching, failed, isSimilar } = useRecordSearch(typed);
  const [chosen, setChosen] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    // a dialog that opens after this gives it the focus (React doesn't write the attribute) …
    input.current?.setAttribute('autofocus', '');
    // … in one that is open it takes it before the next key, which the field before it would lose
    input.current?.focus();
  }, []);
  const entry = (label: string, action: () => unknown): Entry => ({
    label,
    onSelect: () => {
      onClose();
      action();
    },
  });
  const pages = (links: readonly SiteLink[], go: (href: string) => unknown = navigate): Entry[] =>
    links.map(({ href, label }) => entry(label, () => void go(href)));
  const isOfRecord = (label: string): boolean =>
    open?.actions.some((action) => action.label === label || action.label === `Status: ${label}`) ?? false;
  const wanted = typed.trim().toLowerCase();
  const isBegun = ({ label }: Entry): boolean => wanted !== '' && ` ${label}`.toLowerCase().includes(` ${wanted}`);
  const about = open?.actions.map(({ label, run }) => entry(label, run)) ?? [];
  const begun = about.filter(isBegun);
  const actions = [
    ...(user ? pages(createLinks(user.role).filter(({ label }) => !isOfRecord(label))) : []),
    entry('Switch between light and dark', toggle),
    entry('Sign Out', onSignOut),
  ];
  const isNamed = ({ label }: Entry): boolean =>
    wanted.length >= WORD && label.toLowerCase().split(' ').includes(wanted);
  const named = actions.filter(isNamed);
  const lists = [
    { heading: `About ${open?.record}`, entries: about.filter((action) => !isBegun(action)) },
    {
      heading: 'Your pages',
      entries: user
        ? [...pages(accountLinks(user.role)), ...(isAdmin ? pages(operatorLinks, (href) => location.assign(href)) : [])]
        : [],
    },
    {
      heading: 'Do',
      entries: actions.filter((action) => !isNamed(action)),
    },
    {
      heading: 'Site',
      entries: pages([topLinks.technologies, topLinks.about, ...menuGroups.flatMap(({ links }) => links)]),
    },
  ];
  const exact = [...begun, ...named, ...lists.flatMap(({ entries }) => entries)].find(
    ({ label }) => label.toLowerCase() === wanted,
  );
  const isContaining = ({ label }: Entry): boolean =>
    label !== exact?.label && wanted.split(/\s+/).every((word) => label.toLowerCase().includes(word));
  const found = lists
    .map(({ heading, entries }) => ({ heading, entries: entries.filter(isContaining) }))
    .filter(({ entries }) => entries.length > 0);
  const firstEntry = found[0]?.entries[0]?.label;
  const firstRecord = groups[0]?.records[0]?.href;
  const first =
    exact?.label ??
    begun[0]?.label ??
    named[0]?.label ??
    (isSimilar ? (firstEntry ?? firstRecord) : (firstRecord ?? firstEntry)) ??
    '';
  const firstBefore = useRef(first);
  useEffect(() => {
    const before = firstBefore.current; // records arrive after pages: who hasn't moved on stays with the first
    firstBefore.current = first;
    setChosen((now) => (now === before || now === '' ? first : now));
  }, [first]);
  const item = ({ label, onSelect }: Entry) => (
    <Command.Item key={label} value={label} onSelect={onSelect} className={`${styles.item} rounded pointer`}>
      {label}
    </Command.Item>
  );
  const isOther = ({ label }: Entry): boolean => label !== exact?.label;
  const [others, otherActions] = [begun.filter(isOther), named.filter(isOther)];
  const pagesFound = found.map(({ heading, entries }) => (
    <Command.Group key={heading} heading={heading} className={styles.group}>
      {entries.map(item)}
    </Command.Group>
  ));
  return (
    <Command
      label={paletteField.label}
      className={`${styles.palette} stack`}
      loop
      shouldFilter={false}
      value={chosen}
      onValueChange={setChosen}
    >
      <Command.Input
        ref={input}
        placeholder={paletteField.placeholder}
        className="control full"
        value={typed}
        onValueChange={onTyped}
      />
      <Command.List className={`${styles.list} scrolls-y`}>
        {exact && <Command.Group className={styles.group}>{item(exact)}</Command.Group>}
        {others.length > 0 && (
          <Command.Group heading={`About ${open?.record}`} className={styles.group}>
            {others.map(item)}
          </Command.Group>
        )}
        {otherActions.length > 0 && (
          <Command.Group heading="Do" className={styles.group}>
            {otherActions.map(item)}
          </Command.Group>
        )}
        {!first && (
          <div className={`${styles.empty} muted`} role="presentation">
            {searching ? 'Searching' : failed ? 'The search didn’t work. Please try again' : 'Nothing found'}
          </div>
        )}
        {isSimilar && pagesFound}
        {isSimilar && (
          <p className={`${styles.note} muted tiny`}>
            {exact || named.length > 0 || firstEntry ? 'Similar records:' : 'Nothing contains that. These are similar:'}
          </p>
        )}
        {groups.map(({ heading, records }) => (
          <Command.Group key={heading} heading={heading} className={styles.group}>
            {records.map(({ href, title, hint, excerpt }) => (
              <Command.Item
                key={href}
                value={href}
                onSelect={entry(href, () => opensInSheet(href) || navigate(href)).onSelect}
                className={`${styles.item} rounded pointer`}
              >
                <Marked text={title} /> <span className="muted tiny">{hint}</span>
                {excerpt && (
                  <span className={`${styles.excerpt} block`}>
                    <Marked text={excerpt} />
                  </span>
                )}
              </Command.Item>
            ))}
          </Command.Group>
        ))}
        {groups.length > 0 && (
          <Command.Item
            value={ALL_RESULTS}
            onSelect={entry(ALL_RESULTS, () => void navigate(searchAddress({ q: searched, type: undefined }))).onSelect}
            className={`${styles.item} rounded pointer`}
          >
            See all results
          </Command.Item>
        )}
        {!isSimilar && pagesFound}
      </Command.List>
    </Command>
  );
}

/** So many of a kind. */
const EACH = 5;

/** The five best matches of each kind of record that the user may see; debounced. */
function useRecordSearch(typed: string) {
  const { user } = useSession();
  const wanted = typed.trim();
  const text = useDebounced(wanted);
  const isEnough = text.length >= SHORTEST_SEARCH;
  const { data, isFetching, isError } = useQuery(searchQueries.find({ q: text, limit: EACH }));
  return {
    groups: isEnough && data && user ? foundGroups(data.hits, user.role) : [],

    /** What was found; empty while too little is typed. */
    searched: isEnough ? text : '',
    searching: wanted.length >= SHORTEST_SEARCH && (text !== wanted || isFetching),
    failed: isEnough && isError,
    isSimilar: isEnough && data?.is_similar === true,
  };
}
