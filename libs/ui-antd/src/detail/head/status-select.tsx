import { ChevronDown } from 'lucide-react';
import { StatusTag } from '../../status-tag.js';
import type { Tone } from '../../tones.js';
import { ClickMenu } from '../click-menu.js';
import { useMenuButton } from '../use-menu-button.js';
import { useHeadActions } from './record-name.js';
import './status-select.css';

/** One step that the record may take now. */
export interface StatusStep {
  key: string;
  /** What taking it does: "Put on hold". */
  label: string;
  /** The tone of the state that it leads to. */
  tone: Tone;
  /** Takes it, after a question or a reason where it needs one. */
  onTake: () => void;
}

/** The steps to states: what each does in the words of its button, and the tone of what it leads to. */
export const stepsTo = <State extends string>(
  states: readonly State[],
  labelOf: (to: State) => string,
  tones: Readonly<Record<State, Tone>>,
  take: (to: State) => unknown,
): StatusStep[] => states.map((key) => ({ key, label: labelOf(key), tone: tones[key], onTake: () => void take(key) }));

interface StatusSelectProps {
  tone: Tone;
  /** The state in words. */
  children: string;
  /** The steps that the workflow and the user's rights allow; without any, the state is only read. */
  steps?: readonly StatusStep[];
}

/** The state of a record, with its legal steps to choose from. */
export function StatusSelect({ tone, children, steps = [] }: StatusSelectProps) {
  const { ref, onKeyDown, focus } = useMenuButton();
  useHeadActions(steps.map(({ label, onTake }) => ({ label: `Status: ${label}`, run: onTake })));
  const tag = <StatusTag tone={tone}>{children}</StatusTag>;
  if (steps.length === 0) return tag;
  return (
    <ClickMenu
      menu={{
        onKeyDown,
        items: steps.map(({ key, label, tone: to }) => ({
          key,
          label: <StatusTag tone={toneOfStep(to)}>{label}</StatusTag>,
        })),
        onClick: ({ key }) => {
          focus(); // a dialog of the step gives the focus back to it
          steps.find((step) => step.key === key)?.onTake();
        },
      }}
    >
      <button ref={ref} type="button" className="status-select rounded-8 surface inline-row gap-8 muted">
        <span className="visually-hidden">Status: </span>
        {tag}
        <ChevronDown size={14} strokeWidth={1.75} />
      </button>
    </ClickMenu>
  );
}

/** The yellow ground is the state's, not that of a step to it. */
const toneOfStep = (tone: Tone): Tone => (tone === 'paused' ? 'warning' : tone);
