import type { ChangeMark } from '@portal/ui-antd';

export { RecordBoundary as OpenRecord } from '@portal/features';

/** What the page of an open record knows beside the record. */
export interface OpenedFrom {
  back: { to: string; label: string };
  /** Set while another user's change of it is fresh. */
  change: ChangeMark | undefined;
}
