import { Dialog, keysOfPlace, keysText, shortcuts, type Shortcut } from '@portal/ui';
import { Fragment } from 'react';
import type { AccountLink } from './menus/account-links.js';
import styles from './shortcuts-dialog.module.css';

const groups = ['Anywhere', 'In a list', 'In a ticket'] as const;

/** All shortcuts of the user's screens: those of the registry, and the places of the user's menu. */
export function ShortcutsDialog({ links, onClose }: { links: readonly AccountLink[]; onClose: () => void }) {
  const isConsole = links.some(({ href }) => href.startsWith('/admin'));
  const places = links.flatMap(({ href, label }) => {
    const keys = keysOfPlace(href);
    return keys ? [{ keys, label }] : [];
  });
  const ofRegistry = groups.map((group) => ({
    title: group,
    rows: Object.values<Shortcut>(shortcuts).filter(
      (shortcut) => shortcut.group === group && (isConsole || !shortcut.isConsole),
    ),
  }));
  return (
    <Dialog open title="Keyboard shortcuts" onClose={onClose}>
      <div className={styles.groups}>
        {[...ofRegistry, { title: 'Go to', rows: places as readonly Pick<Shortcut, 'keys' | 'also' | 'label'>[] }].map(
          (group) => (
            <section key={group.title} aria-label={group.title}>
              <h3 className={`${styles.title} font-text muted strong`}>{group.title}</h3>
              <dl>
                {group.rows.map(({ keys, also, label }) => (
                  <div key={keys} className={styles.row}>
                    <dt>{label}</dt>
                    <dd
                      className="fixed"
                      aria-label={[keys, also].flatMap((key) => (key ? keysText(key) : [])).join(' or ')}
                    >
                      {keysText(keys)
                        .split(' then ')
                        .map((key, at) => (
                          <Fragment key={key}>
                            {at > 0 ? <span className={`${styles.then} muted`}>then</span> : null}
                            <kbd>{key}</kbd>
                          </Fragment>
                        ))}
                      {also ? (
                        <>
                          <span className={`${styles.then} muted`}>or</span>
                          <kbd>{keysText(also)}</kbd>
                        </>
                      ) : null}
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          ),
        )}
      </div>
    </Dialog>
  );
}
