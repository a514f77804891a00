import type { ReactNode } from 'react';

/** Samples of the parts of a kit, by the names that the kit exports them under. */
export type PartSamples = Readonly<Record<string, () => ReactNode>>;
