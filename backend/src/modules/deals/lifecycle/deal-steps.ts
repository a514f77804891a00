import { type DealStatus, type ProblemDetail, type UpdateDeal } from '@portal/contracts';
import type { Acceptance } from '../agreement/deal-agreement.js';
import type { Deal } from '../deal.entity.js';
import { refuse, refuseAll } from '../../../infrastructure/errors/refuse.js';

/** What a transition reads besides the deal. */
export interface DealStepContext {
  /** The day at the office. */
  today: string;
  now: Date;
  /** What would be agreed to. */
  agreement: string;
  customerName: string;
}

/**
 * Refuses fields that the transition doesn't use.
 * @throws DomainError `invalid` naming each field; `acceptance_method` where it is missing
 */
export function assertFieldsOfStep(deal: Deal, input: UpdateDeal): void {
  const target = input.current_status ?? deal.currentStatus;
  const accepts = isAcceptance(deal.currentStatus, input);
  const details: ProblemDetail[] = [];
  const only = (path: keyof UpdateDeal, fits: boolean, message: string): void => {
    if (input[path] != null && !fits) details.push({ path, message });
  };
  only(
    'effective',
    input.current_status === 'paused' || input.current_status === 'cancelled',
    'Only with a pause or an end',
  );
  only('cancel_reason', target === 'cancelled', 'Only of a deal that is cancelled');
  for (const path of ['acceptance_method', 'accepted_at', 'accepted_by_name'] as const)
    only(path, accepts, 'Only when its acceptance is recorded');
  if (accepts && !input.acceptance_method)
    details.push({ path: 'acceptance_method', message: 'Say how the customer accepted' });
  refuseAll(details);
}

const isAcceptance = (from: DealStatus, { current_status }: UpdateDeal): boolean =>
  current_status === 'active' && (from === 'draft' || from === 'sent');

/** Takes, plans or takes back a step on behalf of an admin. @throws DomainError `illegal_transition`; `invalid` */
export function takeStep(deal: Deal, input: UpdateDeal, facts: DealStepContext): void {
  const to = input.current_status;
  if (to !== undefined) {
    if (to === deal.currentStatus) deal.dropPlan();
    else move(deal, to, input, facts);
  }
  if (input.resumes_at !== undefined) deal.planResumption(input.resumes_at, facts.today);
}

function move(deal: Deal, to: DealStatus, input: UpdateDeal, facts: DealStepContext): void {
  const reason = input.cancel_reason ?? null;
  if (to === 'active') {
    if (deal.currentStatus === 'paused') deal.resume(facts.today);
    else deal.accept(recorded(input, facts), 'admin', facts.today);
  } else if (to === 'sent') deal.send();
  else if (to === 'draft') deal.takeBack();
  else if (to === 'declined') deal.decline(null, 'admin');
  else if (to === 'completed') deal.end('completed');
  else if (input.effective === 'period_end') deal.planAtPeriodEnd(to, facts.today, reason);
  else if (to === 'paused') deal.pause();
  else deal.end('cancelled', reason);
}

/** An acceptance as an admin writes it down. @throws DomainError `invalid` for one that is yet to come */
function recorded(input: UpdateDeal, { now, agreement, customerName }: DealStepContext): Acceptance {
  const at = input.accepted_at === undefined ? now : new Date(input.accepted_at);
  if (at > now) refuse('accepted_at', 'Lies ahead');
  return {
    acceptanceMethod: input.acceptance_method ?? 'email',
    acceptedAt: at,
    acceptedByName: input.accepted_by_name ?? customerName,
    acceptedBy: null,
    acceptedIp: null,
    acceptedTerms: agreement,
  };
}
