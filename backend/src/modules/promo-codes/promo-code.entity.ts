import { p } from '@mikro-orm/core';
import {
  DomainError,
  promoCodeTransitions,
  UpdatePromoCode,
  type CreatePromoCode,
  type DiscountDuration,
  type DiscountType,
  type ProblemDetail,
  type PromoCodeStatus,
} from '@portal/contracts';
import {
  AggregateRoot,
  applyCents,
  applyChanges,
  type Changes,
  propertiesOf,
  text,
  withProperties,
} from '../../infrastructure/database/aggregate-root.js';
import { centsOf } from '../../infrastructure/database/money.js';
import { refuseAll } from '../../infrastructure/errors/refuse.js';

const fields = propertiesOf(UpdatePromoCode, 'value', 'minimum_amount', 'status', 'version');

/** A code that makes a deal cheaper, from its draft to the archive (decisions, section 4). */
export class PromoCode extends withProperties(AggregateRoot, {
  code: p.string(),
  description: p.text().onCreate(() => ''),
  status: text<PromoCodeStatus>().onCreate(() => 'draft'),
  discountType: text<DiscountType>(),
  valueHundredths: p.bigint('number'),
  duration: text<DiscountDuration>().onCreate(() => 'once'),
  durationPeriods: p.integer().nullable(),
  startsAt: p.datetime().nullable(),
  endsAt: p.datetime().nullable(),
  maxRedemptions: p.integer().nullable(),
  maxPerCompany: p.integer().nullable(),
  minimumCents: p.bigint('number').nullable(),
  dealType: text<CreatePromoCode['deal_type']>().onCreate(() => 'any'),
  /** Counted by redemptions themselves, never written here. */
  redeemedCount: p
    .integer()
    .persist(false)
    .onCreate(() => 0),
}) {
  static readonly tableName = 'promo_codes';

  declare readonly redeemedCount: number;

  /** @throws DomainError `invalid` naming what doesn't fit together */
  static offer({ status, ...input }: CreatePromoCode): PromoCode {
    const promo = new PromoCode();
    promo.status = status;
    promo.set(input);
    promo.record('promo_code.created', { code: promo.code });
    return promo;
  }

  /**
   * Changes what the input carries: the state first, then the fields. Deals that redeemed the code keep their terms.
   * @throws DomainError `illegal_transition`; `invalid` naming what doesn't fit together
   */
  change({ status, ...input }: UpdatePromoCode): void {
    if (status && status !== this.status) this.moveTo(status);
    const changes = this.set(input);
    if (Object.keys(changes).length > 0) this.record('promo_code.updated', { changes });
  }

  /** Takes it out of every list; an admin can bring it back for 30 days. @throws DomainError `promo_code.redeemed` */
  remove(): void {
    if (this.redeemedCount > 0) throw new DomainError('promo_code.redeemed');
    this.deletedAt = new Date();
    this.record('promo_code.deleted', {});
  }

  restore(): void {
    this.deletedAt = null;
    this.record('promo_code.restored', {});
  }

  private moveTo(to: PromoCodeStatus): void {
    const from = this.status;
    promoCodeTransitions.assert(from, to, 'admin');
    this.status = to;
    this.record('promo_code.status_changed', { from, to });
  }

  private set({ starts_at, ends_at, value, minimum_amount, ...input }: Omit<UpdatePromoCode, 'status'>): Changes {
    const changes = {
      ...applyChanges(this, { ...input, starts_at: dateOf(starts_at), ends_at: dateOf(ends_at) }, fields),
      ...applyCents(
        this,
        { value: centsOf(value), minimum_amount: centsOf(minimum_amount) },
        { value: 'valueHundredths', minimum_amount: 'minimumCents' },
      ),
    };
    this.assertFits();
    return changes;
  }

  private assertFits(): void {
    const details: ProblemDetail[] = [];
    if (this.discountType === 'percent' && this.valueHundredths > 10_000)
      details.push({ path: 'value', message: 'At most 100 percent' });
    if (this.duration === 'repeating' && this.durationPeriods === null)
      details.push({ path: 'duration_periods', message: 'Say for how many periods' });
    if (this.duration !== 'repeating' && this.durationPeriods !== null)
      details.push({ path: 'duration_periods', message: 'Only of a code that repeats' });
    if (this.startsAt && this.endsAt && this.endsAt <= this.startsAt)
      details.push({ path: 'ends_at', message: 'Must be after its start' });
    refuseAll(details);
  }
}

const dateOf = (instant: string | null | undefined): Date | null | undefined =>
  typeof instant === 'string' ? new Date(instant) : instant;
