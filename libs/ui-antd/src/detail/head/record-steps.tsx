import { shortcuts, keysText, useShortcuts } from '@portal/ui';
import { Button } from 'antd';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useIsCovered, useSheet } from '../../sheet/sheet-context.js';
import { useSteps, type Steps } from './use-steps.js';
import './record-head.css';

/** Previous and next of the list that the record was opened from; nothing where it was opened by its address. */
export function RecordSteps() {
  const steps = useSteps();
  return steps && steps.count > 1 ? <StepButtons {...steps} /> : null;
}

function StepButtons({ toPrevious, toNext, position, count }: Steps) {
  const isCovered = useIsCovered();
  const areListsKeys = useSheet()?.isPeek === true;
  const go = (way: (() => void) | undefined) => (): unknown => (way && !isCovered && !areListsKeys ? way() : false);
  useShortcuts({ [shortcuts.nextRow.keys]: go(toNext), [shortcuts.previousRow.keys]: go(toPrevious) });
  const ways = [
    { name: 'Previous', way: toPrevious, keys: shortcuts.previousRow.keys, Icon: ChevronUp },
    { name: 'Next', way: toNext, keys: shortcuts.nextRow.keys, Icon: ChevronDown },
  ];
  return (
    <div className="record-steps row gap-2" role="group" aria-label={`${position} of ${count} in the list`}>
      <span className="record-steps__position muted tiny numeric" aria-hidden="true">
        {position} / {count}
      </span>
      {ways.map(({ name, way, keys, Icon }) => (
        <Button
          key={name}
          type="text"
          size="small"
          aria-label={`${name} in the list`}
          title={`${name} · ${keysText(keys)}`}
          aria-keyshortcuts={keys}
          disabled={!way}
          icon={<Icon size={16} strokeWidth={1.75} />}
          onClick={way}
        />
      ))}
    </div>
  );
}
