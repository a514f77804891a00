import { createContext } from 'react';

/** The id of the signed-in user, whose drafts are kept; none while signed out. */
export const PersonContext = createContext<string | undefined>(undefined);
