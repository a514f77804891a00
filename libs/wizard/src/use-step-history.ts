import { useEffect, useEffectEvent } from 'react';

interface StepHistory {
  /** Distinguishes the wizards of a page. */
  place: string;
  step: number;
  /** A dialog that opened: a way back from its first step closes it. Elsewhere the first step is the page itself. */
  isDialog: boolean;
  /** Whether the wizard is on the screen. */
  isActive: boolean;
  /**
   * Whether a move to an earlier step, or out of the dialog, has to wait or be confirmed; the entries stay as they are.
   */
  mayMove: (step: number | 'out') => boolean;
  onMove: (step: number | 'out') => void;
}

interface StepMark {
  place: string;
  step: number;
}

const anyMark = (): StepMark | null => (history.state as { wizard?: StepMark } | null)?.wizard ?? null;

/**
 * One entry of the browser's history for each step, at the same address, so that Back goes a step back. The entries carry
 * the router's own state along; the router sees the place it is at.
 */
export function useStepHistory({ place, step, isDialog, isActive, mayMove, onMove }: StepHistory) {
  /** How many entries lie between the page itself and a step. */
  const depthOf = (reached: number): number => reached + (isDialog ? 1 : 0);
  const markHere = (): StepMark | null => {
    const mark = anyMark();
    return mark?.place === place ? mark : null;
  };
  const depthHere = (): number => {
    const mark = markHere();
    return mark ? depthOf(mark.step) : 0;
  };
  const go = (depth: number): void => {
    const by = depth - depthHere();
    if (by !== 0) history.go(by);
  };
  /** Brings the entries up to a step. */
  const reach = (reached: number): void => {
    const first = isDialog ? 0 : 1;
    const next = markHere() ? (markHere()?.step ?? 0) + 1 : first;
    for (let to = next; to <= reached; to += 1)
      history.pushState({ ...(history.state as object | null), wizard: { place, step: to } }, '');
  };

  const follow = useEffectEvent(() => {
    const to = markHere()?.step ?? (isDialog ? 'out' : 0);
    const isOfAnother = !isDialog && anyMark() !== null && markHere() === null; // a dialog over the page moves
    if (!isActive || to === step || isOfAnother) return;
    if (mayMove(to)) onMove(to);
    else go(depthOf(step));
  });
  useEffect(() => {
    const { pathname } = location;
    const onPop = (): void => {
      if (location.pathname === pathname) follow(); // else the page is being left, and keeps its step
    };
    window.addEventListener('popstate', onPop);
    return () => window.removeEventListener('popstate', onPop);
  }, []);

  return {
    reach,
    /** Back to the entry of an earlier step. */
    backTo: (earlier: number): void => {
      if (markHere()) go(depthOf(earlier));
    },
    /** Back to the page itself. */
    leave: (): void => go(0),
  };
}
