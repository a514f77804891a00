import { reportLimits, type ReportEntry } from '@portal/contracts';
import { usePinReports } from '@portal/data-access';
import { IconButton, showFailure, sentenceOfFailure } from '@portal/ui';
import { Star } from 'lucide-react';
import { reportToasts } from '../report-labels.js';

interface PinButtonProps {
  entry: ReportEntry;
  /** What is pinned now, in its order. */
  pinned: readonly string[];
}

/** Pins the figure of a report, or takes it away. */
export function PinButton({ entry: { report, title, is_pinned: isPinned }, pinned }: PinButtonProps) {
  const { put, isPending } = usePinReports();
  const isFull = !isPinned && pinned.length >= reportLimits.pinned;
  const label = isPinned ? `Unpin ${title}` : `Pin ${title}`;
  return (
    <IconButton
      small
      className={isPinned ? 'report-pin report-pin--on' : 'report-pin'}
      aria-label={label}
      aria-pressed={isPinned}
      title={isFull ? `At most ${reportLimits.pinned} figures can be pinned` : label}
      disabled={isFull || isPending}
      onClick={() =>
        put(isPinned ? pinned.filter((one) => one !== report) : [...pinned, report], (error) =>
          showFailure(reportToasts.pinned, sentenceOfFailure(error, reportToasts.pinned.failure)),
        )
      }
    >
      <Star size={16} strokeWidth={1.75} />
    </IconButton>
  );
}
