import { CircleStop, CornerDownRight } from 'lucide-react';
import { durationText, waitedFor } from '../../labels/action-labels.js';
import type { ActionDraft } from '../draft.js';

interface Branch {
  when: string;
  goesOn: boolean;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The ways on from a step that waits; none of one that has only one. */
function branchesOf(action: ActionDraft): readonly Branch[] {
  const timeout = durationText(action['timeout']) || 'that time';
  if (action.type === 'wait_until')
    return [
      { when: capital(waitedFor(action['event'])), goesOn: action['on_event'] !== 'stop' },
      { when: `After ${timeout} without`, goesOn: action['on_timeout'] === 'continue' },
    ];
  if (action.type === 'ask_approval')
    return [
      { when: 'Approved', goesOn: true },
      { when: 'Rejected', goesOn: false },
      { when: `After ${timeout} without an answer`, goesOn: action['on_timeout'] === 'continue' },
    ];
  return [];
}

/** What becomes of a run at a step that waits: each way, and whether it goes on below. */
export function StepBranches({ action }: { action: ActionDraft }) {
  const branches = branchesOf(action);
  if (branches.length === 0) return null;
  return (
    <ul className="flow-branches flex wrap gap-8" aria-label="Ways on">
      {branches.map(({ when, goesOn }) => (
        <li key={when} className={`flow-branch stack tiny flow-branch--${goesOn ? 'on' : 'end'}`}>
          <span className="anywhere">{when}</span>
          <span className="flow-branch__then inline-row strong">
            {goesOn ? (
              <>
                <CornerDownRight size={13} strokeWidth={2} aria-hidden="true" /> Goes on
              </>
            ) : (
              <>
                <CircleStop size={13} strokeWidth={2} aria-hidden="true" /> Stops
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
