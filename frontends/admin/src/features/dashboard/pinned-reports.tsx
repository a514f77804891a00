import { PinnedFigures } from '@portal/features';
import { addresses } from '../../addresses.js';

/** The figures of reports that the user has pinned; code of its own, which the first screen doesn't wait for. */
export const PinnedReports = () => <PinnedFigures addresses={addresses} />;
