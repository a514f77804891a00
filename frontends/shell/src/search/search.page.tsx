import { type SearchAnswer, SHORTEST_SEARCH } from '@portal/contracts';
import { searchQueries, sentenceFor, useSession } from '@portal/data-access';
import { EmptyState, ErrorState, PageTitle, Skeleton, useDebounced } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import { RecordsInSheets } from '../remotes/records-in-sheets.js';
import { foundGroups, typeNames, typesOf } from './found-records.js';
import { Marked } from './marked.js';
import { searchAddress, type SearchPlace, useSearchPlace } from './search-place.js';
import styles from './search.module.css';

/** Hits of each kind while all are shown, and of one. */
const [EACH, OF_ONE] = [5, 50];

/** What is asked for a place. */
const hitsOf = ({ q, type }: SearchPlace) => searchQueries.find({ q, type, limit: type ? OF_ONE : EACH });

/** Everything that was found, by kind; the address holds what was typed and the kind. */
export function SearchPage() {
  const { place, setQ } = useSearchPlace();
  const { user } = useSession();
  const role = user?.role ?? 'customer';
  const { data } = useQuery(hitsOf(place));
  const found = foundGroups(data?.hits ?? [], role).flatMap(({ records }) => records);
  return (
    <div className={styles.page} onKeyDown={stepThroughResults}>
      <PageTitle>Search</PageTitle>
      <h1 className={`${styles.title} hidden-on-phones title`}>Search</h1>
      <SearchField q={place.q} onSearch={setQ} />
      <nav aria-label="Kinds of results" className={styles.types}>
        {[undefined, ...typesOf(role)].map((type) => (
          <Link
            key={type ?? 'all'}
            to={searchAddress({ ...place, type })}
            replace
            aria-current={place.type === type ? 'page' : undefined}
          >
            {type ? typeNames[type] : 'All'}
          </Link>
        ))}
      </nav>
      <SearchResults place={place} />
      <RecordsInSheets along={found.map(({ href }) => href)} />
    </div>
  );
}

/** The address gets what is typed once typing rests; an address from elsewhere fills the field. */
function SearchField({ q, onSearch }: { q: string; onSearch: (q: string) => void }) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(q);
  const rested = useDebounced(typed);
  const sent = useRef(q);
  const take = useEffectEvent((text: string) => {
    if (text === q) return;
    sent.current = text;
    onSearch(text);
  });
  useEffect(() => take(rested), [rested]);
  useEffect(() => {
    // the address repeats what the field has sent, while the user may have typed more
    if (q === sent.current || !field.current) return;
    sent.current = q;
    field.current.value = q;
  }, [q]);
  return (
    <form role="search" onSubmit={(event) => event.preventDefault()}>
      <input
        ref={field}
        type="search"
        className="control full"
        aria-label="Search for"
        placeholder="Name, number or words"
        autoComplete="off"
        autoFocus
        defaultValue={q}
        onChange={({ target }) => setTyped(target.value.trim())}
      />
    </form>
  );
}

function SearchResults({ place }: { place: SearchPlace }) {
  const { q } = place;
  const { data, error, refetch, isPlaceholderData } = useQuery(hitsOf(place));
  if (q.length < SHORTEST_SEARCH)
    return (
      <EmptyState
        title="What are you looking for?"
        text={
          q
            ? `Go on typing: a search begins with ${SHORTEST_SEARCH} letters.`
            : 'Type a name, a number such as P-8 or some words. Beginnings of words are enough.'
        }
      />
    );
  if (error && !data)
    return <ErrorState title="The search didn’t work" text={sentenceFor(error)} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton rows={6} height={64} />;
  return (
    <div aria-busy={isPlaceholderData} className={styles.results}>
      <Found answer={data} place={place} />
    </div>
  );
}

function Found({ answer: { hits, more, is_similar }, place }: { answer: SearchAnswer; place: SearchPlace }) {
  const { user } = useSession();
  const groups = foundGroups(hits, user?.role ?? 'customer');
  if (groups.length === 0)
    return (
      <>
        <p role="status" className="visually-hidden">
          Nothing found
        </p>
        <EmptyState
          title={`Nothing found for “${place.q}”`}
          text={place.type ? 'Try all kinds of results, or other words.' : 'Try other or fewer words.'}
        />
      </>
    );
  return (
    <>
      <p role="status" className={is_similar ? styles.note : 'visually-hidden'}>
        {is_similar ? `Nothing contains “${place.q}”. These are similar.` : `Results for “${place.q}”`}
      </p>
      {groups.map(({ type, heading, records }) => (
        <section key={type} aria-label={heading}>
          <h2 className={`${styles.heading} medium`}>{heading}</h2>
          <ul className="frame">
            {records.map(({ href, title, hint, excerpt }) => (
              <li key={href} className="divided">
                <Link to={href} data-row-open="" className={`${styles.result} plain-link flex wrap`}>
                  <span className="strong anywhere shrinks">
                    <Marked text={title} />
                  </span>
                  {hint && <span className="muted tiny">{hint}</span>}
                  {excerpt && (
                    <span className={styles.excerpt}>
                      <Marked text={excerpt} />
                    </span>
                  )}
                </Link>
              </li>
            ))}
          </ul>
          {more.includes(type) &&
            (place.type ? (
              <p className={styles.note}>There are more. Another word narrows them down.</p>
            ) : (
              <Link to={searchAddress({ ...place, type })} className={`${styles.more} small`}>
                More {heading.toLowerCase()}
              </Link>
            ))}
        </section>
      ))}
    </>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Goes through the links of results by the arrows, and from the field down to the first; up from there leads back. */
function stepThroughResults(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input[type="search"], a[data-row-open]')];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  const next = stops[at + step];
  if (at < 0 || !next) return;
  event.preventDefault();
  next.focus();
}
