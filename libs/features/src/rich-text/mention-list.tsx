import { createPortal } from 'react-dom';
import type { OpenOffer } from './people-offer.js';

/** The people that can be mentioned, under the cursor; the focus stays in the text. */
export function MentionList({ id, offer }: { id: string; offer: OpenOffer }) {
  const list = offer.isUnknown ? (
    <p className="people-list__box scrolls-y floating frame small people-list__none muted" role="status">
      Nobody who can read this has that name
    </p>
  ) : (
    <ul id={id} role="listbox" aria-label="People" className="people-list__box scrolls-y floating frame small">
      {offer.people.map((person, at) => (
        <li
          key={person.id}
          id={optionId(id, at)}
          role="option"
          aria-selected={at === offer.at}
          className="people-list__person rounded-6 pointer anywhere"
          onMouseDown={(event) => {
            event.preventDefault(); // the text keeps the focus
            offer.choose(person);
          }}
        >
          {person.name}
        </li>
      ))}
    </ul>
  );
  return createPortal(list, offer.element);
}

/** The element of the person that Enter takes. */
export const optionId = (listId: string, at: number): string => `${listId}-${at}`;
