import { consultationTransitions, type ConsultationView } from '@portal/contracts';

export type ConversionTarget = 'project' | 'deal';

/** What a request can become; the first is offered first. */
export type ConversionTargets = readonly [ConversionTarget, ...ConversionTarget[]];

/** What a request can still become; undefined where nothing: converting completes it, and makes each only once. */
export function targetsOf({ status, project_id, deal_id }: ConsultationView): ConversionTargets | undefined {
  const mayComplete = status === 'completed' || consultationTransitions.allowed(status, 'admin').includes('completed');
  const targets = [...(project_id ? [] : (['project'] as const)), ...(deal_id ? [] : (['deal'] as const))];
  const [first, ...others] = mayComplete ? targets : [];
  return first && [first, ...others];
}
