import type { DealStatus } from '@portal/contracts';

/** A step that is taken on its day by the product itself. */
export interface PlannedStep {
  to: 'paused' | 'active' | 'cancelled';
  on: string;
}

interface Planned {
  currentStatus: DealStatus;
  pauseAt: string | null;
  resumesAt: string | null;
  cancelAt: string | null;
}

/** The earliest planned step whose day has come; of two on one day the end. */
export function nextStep({ currentStatus, ...plan }: Planned, today: string): PlannedStep | undefined {
  const isActive = currentStatus === 'active';
  const planned: { to: PlannedStep['to']; on: string | null }[] = [
    { to: 'cancelled', on: isActive || currentStatus === 'paused' ? plan.cancelAt : null },
    { to: 'paused', on: isActive ? plan.pauseAt : null },
    { to: 'active', on: currentStatus === 'paused' ? plan.resumesAt : null },
  ];
  return planned
    .filter((step): step is PlannedStep => step.on !== null && step.on <= today)
    .sort((one, other) => one.on.localeCompare(other.on))[0];
}
