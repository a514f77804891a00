import type { ActionToasts } from '@portal/ui';
import type { ChangeMark, SavedRecord } from '@portal/ui-antd';

/** What one and several rows are called: ['deal', 'deals']. */
export type Noun = readonly [one: string, many: string];

/** A kind of record that can be brought back for 30 days after it was deleted. */
export interface RestorableRecord<Row> {
  noun: Noun;
  /** What one is called in its toasts and buttons. */
  nameOf: (row: Row) => string;
  useRestore: () => { mutateAsync: (id: string) => Promise<Row>; isPending: boolean; variables: string | undefined };
}

/** A kind of record of the console, once for what is done to one and to several: saving, deleting, bringing back. */
export interface RecordKind<Row, Changes> extends RestorableRecord<Row>, SavedRecord<Row, Changes> {
  toasts: RecordToasts;
  useDelete: () => {
    mutateAsync: (id: string) => Promise<unknown>;
    isPending: boolean;
    restore?: (id: string) => Promise<unknown>;
  };
}

interface RecordToasts {
  created: ActionToasts;
  updated: ActionToasts;
  deleted: ActionToasts;
}

/** The toasts of a kind of record, in the style of the specification's: "Deal created successfully." */
export function recordToasts(noun: string): RecordToasts {
  const subject = noun.charAt(0).toUpperCase() + noun.slice(1);
  return {
    created: { success: `${subject} created successfully.`, failure: `Failed to create ${noun}.` },
    updated: { success: `${subject} updated successfully.`, failure: `Failed to update ${noun}.` },
    deleted: { success: `${subject} deleted successfully.`, failure: `Failed to delete ${noun}.` },
  };
}

/** What the page of an open record knows beside the record. */
export interface OpenedFrom {
  back: { to: string; label: string };
  /** Set while another user's change of it is fresh. */
  change: ChangeMark | undefined;
}
