import { useSession } from '@portal/data-access';
import { menuGroups, topLinks, useTheme, type SiteLink } from '@portal/ui';
import { Command } from 'cmdk';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { accountLinks, createLinks, operatorLinks } from '../frame/account-links.js';
import { Marked } from '../search/marked.js';
import { searchAddress } from '../search/search-place.js';
import styles from './command-palette.module.css';
import { paletteField } from './palette-field.js';
import { useRecordSearch } from './use-record-search.js';

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

/** The item that opens the page of results; no record has this address. */
const ALL_RESULTS = 'all-results';

/** Finds pages, a few actions, and the records that the user may see; what is named exactly as typed comes first. */
export function CommandPalette({ typed, onTyped, onClose, onSignOut }: CommandPaletteProps) {
  const navigate = useNavigate();
  const { user, isAdmin } = useSession();
  const { toggle } = useTheme();
  const { groups, searched, searching, failed, isSimilar } = useRecordSearch(typed);
  const [chosen, setChosen] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const firstRecord = groups[0]?.records[0]?.href;
  useLayoutEffect(() => {
    // a dialog that opens after this gives it the focus (React doesn't write the attribute) …
    input.current?.setAttribute('autofocus', '');
    // … in one that is open it takes it before the next key, which the field before it would lose
    input.current?.focus();
  }, []);
  const firstBefore = useRef(firstRecord);
  useEffect(() => {
    // cmdk chooses by itself only among the items that it filters, which records are not
    const isNothingChosen = !list.current?.querySelector('[aria-selected="true"]');
    const before = firstBefore.current; // kinds arrive one by one: who hasn't moved on stays with the first
    firstBefore.current = firstRecord;
    if (firstRecord) setChosen((now) => (isNothingChosen || now === before ? firstRecord : now));
  }, [firstRecord]);
  const entry = (label: string, action: () => void): Entry => ({
    label,
    onSelect: () => {
      onClose();
      action();
    },
  });
  const pages = (links: readonly SiteLink[], go: (href: string) => unknown = navigate): Entry[] =>
    links.map(({ href, label }) => entry(label, () => void go(href)));
  const lists = [
    {
      heading: 'Your pages',
      entries: user
        ? [...pages(accountLinks(user.role)), ...(isAdmin ? pages(operatorLinks, (href) => location.assign(href)) : [])]
        : [],
    },
    {
      heading: 'Do',
      entries: [
        ...(user ? pages(createLinks(user.role)) : []),
        entry('Switch between light and dark', toggle),
        entry('Sign Out', onSignOut),
      ],
    },
    {
      heading: 'Site',
      entries: pages([topLinks.technologies, topLinks.about, ...menuGroups.flatMap(({ links }) => links)]),
    },
  ];
  const wanted = typed.trim().toLowerCase();
  const exact = lists.flatMap(({ entries }) => entries).find(({ label }) => label.toLowerCase() === wanted);
  return (
    <Command label={paletteField.label} className={styles.palette} loop value={chosen} onValueChange={setChosen}>
      <Command.Input
        ref={input}
        placeholder={paletteField.placeholder}
        className={styles.input}
        value={typed}
        onValueChange={onTyped}
      />
      <Command.List ref={list} className={styles.list}>
        {/* stays in its place while empty: cmdk orders the groups that it filters behind all others */}
        <Command.Group className={styles.group} forceMount hidden={!exact}>
          {exact && (
            <Command.Item value={exact.label} forceMount onSelect={exact.onSelect} className={styles.item}>
              {exact.label}
            </Command.Item>
          )}
        </Command.Group>
        {groups.length === 0 && !exact ? (
          <Command.Empty className={styles.empty}>
            {searching ? 'Searching' : failed ? 'The search didn’t work. Please try again' : 'Nothing found'}
          </Command.Empty>
        ) : null}
        {isSimilar && <p className={styles.note}>Nothing contains that. These are similar:</p>}
        {groups.map(({ heading, records }) => (
          <Command.Group key={heading} heading={heading} className={styles.group} forceMount>
            {records.map(({ href, title, hint, excerpt }) => (
              <Command.Item
                key={href}
                value={href}
                forceMount
                onSelect={entry(href, () => void navigate(href)).onSelect}
                className={styles.item}
              >
                <Marked text={title} /> <span className={styles.hint}>{hint}</span>
                {excerpt && (
                  <span className={styles.excerpt}>
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
            forceMount
            onSelect={entry(ALL_RESULTS, () => void navigate(searchAddress({ q: searched, type: undefined }))).onSelect}
            className={styles.item}
          >
            See all results
          </Command.Item>
        )}
        {lists.map(({ heading, entries }) => (
          <Command.Group key={heading} heading={heading} className={styles.group}>
            {entries
              .filter((one) => one.label !== exact?.label)
              .map(({ label, onSelect }) => (
                <Command.Item key={label} value={label} onSelect={onSelect} className={styles.item}>
                  {label}
                </Command.Item>
              ))}
          </Command.Group>
        ))}
      </Command.List>
    </Command>
  );
}
