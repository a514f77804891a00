import { limits, type DealInterval, type DealType, type ProblemDetail, type UpdateDeal } from '@portal/contracts';
import { centsOf } from '../../../infrastructure/database/money.js';
import { refuse, refuseAll } from '../../../infrastructure/errors/refuse.js';

/** What a deal costs, as it is kept. */
export interface Figures {
  interval: DealInterval | null;
  amountCents: number;
  setupFeeCents: number;
}

/** What of it was sent: `amount` with `interval`, or `monthly_amount` alone (decisions, section 4). */
type SentFigures = Pick<UpdateDeal, 'interval' | 'amount' | 'monthly_amount' | 'setup_fee'>;

/**
 * The figures of a deal with the sent ones applied.
 * @param before null for a new deal, which must have an amount
 * @throws DomainError `invalid` naming fields that contradict each other
 */
export function figuresWith(type: DealType, sent: SentFigures, before: Figures | null): Figures {
  const details = type === 'one_time' ? wrongOfOneTime(sent) : wrongOfRecurring(sent, before);
  if (!before && sent.amount === undefined && sent.monthly_amount === undefined)
    details.push({ path: 'amount', message: 'Required' });
  refuseAll(details);
  const amount = sent.monthly_amount ?? sent.amount;
  const figures = {
    interval: type === 'one_time' ? null : intervalOf(sent, before),
    amountCents: amount === undefined ? (before?.amountCents ?? 0) : centsOf(amount),
    setupFeeCents: sent.setup_fee === undefined ? (before?.setupFeeCents ?? 0) : centsOf(sent.setup_fee),
  };
  if (amount !== undefined || sent.setup_fee !== undefined)
    assertFitsInvoice(figures, sent.monthly_amount === undefined ? 'amount' : 'monthly_amount');
  return figures;
}

/** The first bill has both, and an invoice ends at some sum. @throws DomainError `invalid` naming both */
function assertFitsInvoice(
  { amountCents, setupFeeCents }: Omit<Figures, 'interval'>,
  path: 'amount' | 'monthly_amount' = 'amount',
): void {
  if (amountCents + setupFeeCents <= centsOf(limits.dollars)) return;
  const message = 'Together more than one invoice can hold';
  refuseAll([path, 'setup_fee'].map((field) => ({ path: field, message })));
}

const intervalOf = (sent: SentFigures, before: Figures | null): DealInterval | null =>
  sent.monthly_amount === undefined ? (sent.interval ?? before?.interval ?? null) : 'month';

function wrongOfOneTime({ interval, monthly_amount }: SentFigures): ProblemDetail[] {
  const details: ProblemDetail[] = [];
  if (interval) details.push({ path: 'interval', message: 'A one-time deal has no interval' });
  if (monthly_amount !== undefined)
    details.push({ path: 'monthly_amount', message: 'A one-time deal has an amount instead' });
  return details;
}

function wrongOfRecurring({ interval, amount, monthly_amount }: SentFigures, before: Figures | null): ProblemDetail[] {
  const details: ProblemDetail[] = [];
  if (monthly_amount !== undefined) {
    if (amount !== undefined)
      details.push(
        { path: 'amount', message: 'Send amount with interval, or monthly_amount alone' },
        { path: 'monthly_amount', message: 'Send amount with interval, or monthly_amount alone' },
      );
    if (interval !== undefined) details.push({ path: 'interval', message: 'Not with monthly_amount' });
    return details;
  }
  if (interval === null || (interval === undefined && !before?.interval && amount !== undefined))
    details.push({ path: 'interval', message: 'Say how often: month, quarter or year' });
  return details;
}

/** An offer is worth something, and can be billed. @throws DomainError `invalid` naming `amount`, or both */
export function assertOfferable(figures: Omit<Figures, 'interval'>): void {
  if (figures.amountCents > 0 || figures.setupFeeCents > 0) return assertFitsInvoice(figures);
  refuse('amount', 'Must be more than 0');
}
