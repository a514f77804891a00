import { useRecordActions, type RecordAction } from '@portal/ui';
import { createContext, useContext } from 'react';

/** What the record is called in whose head something stands; undefined elsewhere, as in the rows of a list. */
export const RecordName = createContext<string | undefined>(undefined);

/** Offers the actions of a part of a record's head in the palette too. */
export const useHeadActions = (actions: readonly RecordAction[]): void =>
  useRecordActions(useContext(RecordName), actions);
