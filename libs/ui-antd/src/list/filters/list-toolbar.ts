import { createContext, type ReactNode } from 'react';

/** What an app adds to the tools of every list; it knows by the address where it is. */
export const ListToolbar = createContext<ReactNode>(null);
