import { shortcuts, keysText, useShortcuts } from '@portal/ui';
import { Button } from 'antd';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router';
import { neighborsOf, type Neighbors } from '../list/record-trail.js';
import './record-steps.css';

/** Previous and next of the list that the record was opened from; nothing where it was opened by its address. */
export function RecordSteps() {
  const { pathname } = useLocation();
  const neighbors = neighborsOf(pathname);
  return neighbors && neighbors.count > 1 ? <Steps {...neighbors} /> : null;
}

function Steps({ previous, next, position, count }: Neighbors) {
  const navigate = useNavigate();
  const go = (to: string | undefined) => (): unknown => (to === undefined ? false : void navigate(to));
  useShortcuts({ [shortcuts.nextRow.keys]: go(next), [shortcuts.previousRow.keys]: go(previous) });
  return (
    <div className="record-steps" role="group" aria-label={`${position} of ${count} in the list`}>
      <span className="record-steps__position" aria-hidden="true">
        {position} / {count}
      </span>
      <Button
        type="text"
        size="small"
        aria-label="Previous in the list"
        title={`Previous · ${keysText(shortcuts.previousRow.keys)}`}
        aria-keyshortcuts={shortcuts.previousRow.keys}
        disabled={previous === undefined}
        icon={<ChevronUp size={16} strokeWidth={1.75} aria-hidden="true" />}
        onClick={go(previous)}
      />
      <Button
        type="text"
        size="small"
        aria-label="Next in the list"
        title={`Next · ${keysText(shortcuts.nextRow.keys)}`}
        aria-keyshortcuts={shortcuts.nextRow.keys}
        disabled={next === undefined}
        icon={<ChevronDown size={16} strokeWidth={1.75} aria-hidden="true" />}
        onClick={go(next)}
      />
    </div>
  );
}
