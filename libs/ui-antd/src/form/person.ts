import { createContext } from 'react';

/** The id of the person who is signed in, whose drafts are kept; none while nobody is. */
export const PersonContext = createContext<string | undefined>(undefined);
