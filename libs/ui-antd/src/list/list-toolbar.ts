import { createContext, type ComponentType } from 'react';

/** What an app adds to the tools of every list: a component, without props, that knows where it is by the address. */
export const ListToolbar = createContext<ComponentType | null>(null);
