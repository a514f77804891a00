import { shortcuts, keysText, useShortcuts } from '@portal/ui';
import { Button } from 'antd';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useSteps, type SheetFrame, type Steps } from './use-steps.js';
import './record-head.css';

/** Previous and next of the list that the record was opened from; nothing where it was opened by its address. */
export function RecordSteps({ sheet }: { sheet?: SheetFrame | undefined }) {
  const steps = useSteps(sheet);
  return steps && steps.count > 1 ? <StepButtons {...steps} /> : null;
}

function StepButtons({ toPrevious, toNext, position, count }: Steps) {
  const go = (way: (() => void) | undefined) => (): unknown => (way ? way() : false);
  useShortcuts({ [shortcuts.nextRow.keys]: go(toNext), [shortcuts.previousRow.keys]: go(toPrevious) });
  return (
    <div className="record-steps row gap-2" role="group" aria-label={`${position} of ${count} in the list`}>
      <span className="record-steps__position nowrap muted tiny numeric" aria-hidden="true">
        {position} / {count}
      </span>
      <Button
        type="text"
        size="small"
        aria-label="Previous in the list"
        title={`Previous · ${keysText(shortcuts.previousRow.keys)}`}
        aria-keyshortcuts={shortcuts.previousRow.keys}
        disabled={!toPrevious}
        icon={<ChevronUp size={16} strokeWidth={1.75} />}
        onClick={toPrevious}
      />
      <Button
        type="text"
        size="small"
        aria-label="Next in the list"
        title={`Next · ${keysText(shortcuts.nextRow.keys)}`}
        aria-keyshortcuts={shortcuts.nextRow.keys}
        disabled={!toNext}
        icon={<ChevronDown size={16} strokeWidth={1.75} />}
        onClick={toNext}
      />
    </div>
  );
}
