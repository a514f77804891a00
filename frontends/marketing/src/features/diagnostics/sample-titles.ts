import { offerings, requestTitleOf } from '@portal/contracts';

/** A title for every type, and what the rule has to read closely (specification, section 4). */
export const sampleTitles: readonly string[] = [
  ...Object.values(offerings).map(requestTitleOf),
  'Strategy for an emergency project',
  'Project emergency - Today',
  'Something else',
];
