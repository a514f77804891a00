import { reportLimits, type ReportEntry } from '@portal/contracts';
import { usePinReport } from '@portal/data-access';
import { IconButton, showFailure, sentenceOfFailure } from '@portal/ui';
import { Star } from 'lucide-react';
import { useState } from 'react';
import { reportToasts } from '../report-labels.js';

interface PinButtonProps {
  entry: ReportEntry;
  /** How many are pinned. */
  count: number;
}

/** Pins the figure of a report, or takes it away. */
export function PinButton({ entry: { report, title, is_pinned: isPinned }, count }: PinButtonProps) {
  const pin = usePinReport();
  const [isPending, setPending] = useState(false);
  const isFull = !isPinned && count >= reportLimits.pinned;
  const label = isPinned ? `Unpin ${title}` : `Pin ${title}`;
  const toggle = async (): Promise<void> => {
    if (isPending) return; // a button that is locked meanwhile would lose the focus
    setPending(true);
    try {
      await pin(report, !isPinned);
    } catch (error) {
      showFailure(reportToasts.pinned, sentenceOfFailure(error, reportToasts.pinned.failure));
    } finally {
      setPending(false);
    }
  };
  return (
    <IconButton
      small
      className={isPinned ? 'report-pin report-pin--on' : 'report-pin'}
      aria-label={label}
      aria-pressed={isPinned}
      title={isFull ? `At most ${reportLimits.pinned} figures can be pinned` : label}
      disabled={isFull}
      onClick={() => void toggle()}
    >
      <Star size={16} strokeWidth={1.75} />
    </IconButton>
  );
}
