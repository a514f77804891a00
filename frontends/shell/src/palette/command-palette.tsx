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

/** The item that opens the page of results; no record has this address. */
const ALL_RESULTS = 'all-results';

/** Finds pages, a few actions, and the records that the user may see. */
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
  const act = (action: () => void) => () => {
    onClose();
    action();
  };
  const pages = (links: readonly SiteLink[], go: (href: string) => void) =>
    links.map(({ href, label }) => (
      <Command.Item key={href} value={label} onSelect={act(() => go(href))} className={styles.item}>
        {label}
      </Command.Item>
    ));
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
        {groups.length === 0 ? (
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
                onSelect={act(() => void navigate(href))}
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
            onSelect={act(() => void navigate(searchAddress({ q: searched, type: undefined })))}
            className={styles.item}
          >
            See all results
          </Command.Item>
        )}
        {user && (
          <Command.Group heading="Your pages" className={styles.group}>
            {pages(accountLinks(user.role), (href) => void navigate(href))}
            {isAdmin && pages(operatorLinks, (href) => location.assign(href))}
          </Command.Group>
        )}
        <Command.Group heading="Do" className={styles.group}>
          {user && pages(createLinks(user.role), (href) => void navigate(href))}
          <Command.Item onSelect={act(toggle)} className={styles.item}>
            Switch between light and dark
          </Command.Item>
          <Command.Item onSelect={act(onSignOut)} className={styles.item}>
            Sign Out
          </Command.Item>
        </Command.Group>
        <Command.Group heading="Site" className={styles.group}>
          {pages(
            [topLinks.technologies, topLinks.about, ...menuGroups.flatMap(({ links }) => links)],
            (href) => void navigate(href),
          )}
        </Command.Group>
      </Command.List>
    </Command>
  );
}
