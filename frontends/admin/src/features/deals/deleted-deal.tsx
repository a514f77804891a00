import { useRestoreDeal } from '@portal/data-access';
import { RestoreButton } from '../../deleted/restore-button.js';

interface RestoreDealProps {
  id: string;
  rowOf?: string;
  onRestored?: () => void;
}

/** Brings a deleted draft back. */
export const RestoreDeal = (props: RestoreDealProps) => (
  <RestoreButton {...props} noun="deal" mutation={useRestoreDeal()} nameOf={({ title }) => title} />
);
