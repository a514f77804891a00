import { p } from '@mikro-orm/core';
import {
  dealTexts,
  dealTransitions,
  DomainError,
  type AcceptanceMethod,
  type CreateDeal,
  type DealInterval,
  type DealStatus,
  type DealType,
  type RequestDealChange,
  type TransitionActor,
  type UpdateDeal,
} from '@portal/contracts';
import {
  AggregateRoot,
  applyCents,
  applyChanges,
  propertiesOf,
  text,
  withProperties,
} from '../../infrastructure/database/aggregate-root.js';
import { refuse } from '../../infrastructure/errors/refuse.js';
import { agreementHash, type Acceptance } from './agreement/deal-agreement.js';
import { anchorAfter, anchorFrom, type BilledPeriod, type BillingRhythm, nextStep } from './lifecycle/deal-dates.js';
import { assertOfferable, figuresWith } from './figures/deal-figures.js';

/** Wire name → property of what is the same on both sides and changes in a draft only. */
const draftFields = { title: 'title', ...propertiesOf(dealTexts) } as const;

/** What a customer is offered and agrees to pay, once or again and again (decisions, section 4). */
export class Deal extends withProperties(AggregateRoot, {
  number: p.string().defaultRaw('next_deal_number()'),
  title: p.string(),
  description: p.text().onCreate(() => ''),
  terms: p.text().onCreate(() => ''),
  customerId: p.uuid(),
  dealType: text<DealType>(),
  interval: text<DealInterval>().nullable(),
  amountCents: p.bigint('number').onCreate(() => 0),
  setupFeeCents: p.bigint('number').onCreate(() => 0),
  currentStatus: text<DealStatus>().onCreate(() => 'draft'),
  /** Since when the customer sees it; null for what was never sent, or was taken back. */
  offeredAt: p.datetime().nullable(),
  startsOn: p.date().nullable(),
  /** When the next period is billed; kept while it is paused, so that none is billed twice. */
  nextBillOn: p.date().nullable(),
  pauseAt: p.date().nullable(),
  resumesAt: p.date().nullable(),
  cancelAt: p.date().nullable(),
  acceptedAt: p.datetime().nullable(),
  acceptedBy: p.uuid().nullable(),
  acceptedByName: p.string().nullable(),
  acceptedIp: p.string().nullable(),
  acceptedTerms: p.text().nullable(),
  acceptedHash: p.string().nullable(),
  acceptanceMethod: text<AcceptanceMethod>().nullable(),
  declineReason: p.text().nullable(),
  cancelReason: p.text().nullable(),
  internalNotes: p.text().nullable(),
  consultationId: p.uuid().nullable(),
}) {
  static readonly tableName = 'customer_deals';

  declare readonly number: string;

  /** A new deal, as a draft; customer and consultation must have been looked at before. @throws DomainError `invalid` */
  static draft(input: CreateDeal): Deal {
    const deal = new Deal();
    deal.customerId = input.customer_id;
    deal.dealType = input.deal_type;
    applyChanges(deal, input, { ...draftFields, internal_notes: 'internalNotes' });
    Object.assign(deal, figuresWith(deal.dealType, input, null));
    deal.consultationId = input.consultation_id ?? null;
    deal.record('deal.created', { customer_id: deal.customerId, consultation_id: deal.consultationId });
    return deal;
  }

  /** Changes what the input carries of words and figures. @throws DomainError `deal.not_editable`; `invalid` */
  edit(input: UpdateDeal): void {
    const { interval, amountCents: amount, setupFeeCents: setup_fee } = figuresWith(this.dealType, input, this);
    const changes = {
      ...applyChanges(this, { ...input, interval }, { ...draftFields, interval: 'interval' }),
      ...applyCents(this, { amount, setup_fee }, { amount: 'amountCents', setup_fee: 'setupFeeCents' }),
    };
    if (Object.keys(changes).length > 0) this.assertEditable();
    Object.assign(changes, applyChanges(this, input, { internal_notes: 'internalNotes' }));
    if (Object.keys(changes).length > 0) this.record('deal.updated', { changes });
  }

  /** Another promo code, or none. */
  changeCode(from: string | null, to: string | null): void {
    this.updatedAt = new Date();
    this.record('deal.updated', { changes: { promo_code: { from, to } } });
  }

  /** @throws DomainError `deal.not_editable` */
  assertEditable(): void {
    if (this.currentStatus !== 'draft') throw new DomainError('deal.not_editable');
  }

  /** Shows it to its customer. @throws DomainError `illegal_transition`; `invalid` for what costs nothing or too much */
  send(): void {
    dealTransitions.assert(this.currentStatus, 'sent', 'admin');
    assertOfferable(this);
    this.offeredAt = new Date();
    this.moveTo('sent', 'admin');
  }

  /** Takes the offer back, to be changed. @throws DomainError `illegal_transition` */
  takeBack(): void {
    this.moveTo('draft', 'admin');
    this.offeredAt = null;
    this.declineReason = null;
  }

  /**
   * The customer's acceptance: the deal is active and billed from its first day, which is today unless it has another.
   * @throws DomainError `illegal_transition`; `invalid` for an amount of nothing or too much
   */
  accept(acceptance: Acceptance, transitionActor: TransitionActor, today: string): void {
    dealTransitions.assert(this.currentStatus, 'active', transitionActor);
    assertOfferable(this);
    const { acceptedTerms, acceptanceMethod: method, acceptedByName: by_name } = acceptance;
    const terms_hash = agreementHash(acceptedTerms);
    Object.assign(this, acceptance, { acceptedHash: terms_hash });
    this.offeredAt ??= new Date();
    this.startsOn ??= today;
    this.nextBillOn = this.dealType === 'recurring' ? this.startsOn : null;
    this.record('deal.accepted', { method, by_name, terms_hash });
    this.moveTo('active', transitionActor);
  }

  /** The customer's no. @throws DomainError `illegal_transition` */
  decline(reason: string | null, transitionActor: TransitionActor): void {
    this.moveTo('declined', transitionActor, reason);
    this.declineReason = reason;
  }

  /** Bills nothing more until it is resumed. @throws DomainError `illegal_transition` */
  pause(): void {
    this.moveTo('paused', 'admin');
    this.pauseAt = null;
  }

  /** Bills again, from the first period on that begins on this day or later. @throws DomainError `illegal_transition` */
  resume(day: string): void {
    this.moveTo('active', 'admin');
    this.resumesAt = null;
    if (this.nextBillOn && this.nextBillOn < day) this.nextBillOn = anchorFrom(this.rhythm(), day);
  }

  /** Ends it, whether cancelled or done. @throws DomainError `illegal_transition` */
  end(how: 'cancelled' | 'completed', reason: string | null = this.cancelReason): void {
    this.moveTo(how, 'admin', reason);
    this.cancelReason = how === 'cancelled' ? reason : null;
    Object.assign(this, { nextBillOn: null, pauseAt: null, resumesAt: null, cancelAt: null });
  }

  /**
   * Plans a pause or an end for the day its next period would be billed; another plan before that is replaced.
   * @throws DomainError `illegal_transition`; `invalid` for a deal without a period that still runs
   */
  planAtPeriodEnd(to: 'paused' | 'cancelled', today: string, reason: string | null): void {
    dealTransitions.assert(this.currentStatus, to, 'admin');
    const on = this.nextBillOn;
    if (on === null || (this.currentStatus === 'paused' && on < today))
      refuse('effective', 'It has no period that still runs');
    if (this.currentStatus === 'active') this.resumesAt = null;
    this.pauseAt = to === 'paused' ? on : null;
    this.cancelAt = to === 'cancelled' ? on : null;
    this.cancelReason = to === 'cancelled' ? reason : null;
    this.record('deal.step_planned', { to, on });
  }

  /** Takes back a planned pause or end; nothing where there is none. */
  dropPlan(): void {
    const to = this.pauseAt ? 'paused' : this.cancelAt ? 'cancelled' : null;
    if (!to) return;
    if (to === 'paused') this.resumesAt = null;
    Object.assign(this, { pauseAt: null, cancelAt: null, cancelReason: null });
    this.record('deal.step_planned', { to, on: null });
  }

  /** Plans when a deal that is or will be paused resumes; null removes the date. @throws DomainError `invalid` */
  planResumption(on: string | null, today: string): void {
    if (on === this.resumesAt) return;
    const pausedFrom = this.currentStatus === 'paused' ? today : this.pauseAt;
    if (on !== null && pausedFrom === null) refuse('resumes_at', 'Only of a deal that is paused');
    if (on !== null && pausedFrom !== null && on <= pausedFrom) refuse('resumes_at', 'Must be later than the pause');
    this.resumesAt = on;
    this.record('deal.step_planned', { to: 'active', on });
  }

  /** Takes the planned steps whose days have come, each as of its day, in their order. */
  takeDueSteps(today: string): void {
    for (let step = nextStep(this, today); step; step = nextStep(this, today))
      if (step.to === 'paused') this.pause();
      else if (step.to === 'active') this.resume(step.on);
      else this.end('cancelled');
  }

  /** Whether a period has begun that isn't billed; planned steps of that day come first. */
  isDue(today: string): boolean {
    const on = this.nextBillOn;
    const isStopped = [this.pauseAt, this.cancelAt].some((day) => day !== null && on !== null && day <= on);
    return this.currentStatus === 'active' && on !== null && on <= today && !isStopped;
  }

  /** Notes that the period which is due was billed; the caller writes the bill in the same transaction. */
  billPeriod(today: string): BilledPeriod {
    if (!this.nextBillOn || !this.isDue(today)) throw new Error(`No period of ${this.id} is due`);
    const periodStart = this.nextBillOn;
    this.nextBillOn = anchorAfter(this.rhythm(), periodStart);
    this.record('deal.period_billed', { period_start: periodStart, next_bill_on: this.nextBillOn });
    return { periodStart, nextBillOn: this.nextBillOn };
  }

  /** Records a customer's request; the deal itself doesn't change. @throws DomainError `deal.nothing_to_change` */
  requestChange({ wish, message = '' }: RequestDealChange): void {
    const from: DealStatus[] = wish === 'pause' ? ['active'] : wish === 'resume' ? ['paused'] : ['active', 'paused'];
    if (!from.includes(this.currentStatus)) throw new DomainError('deal.nothing_to_change');
    this.record('deal.change_requested', { wish, message });
  }

  /** Takes a draft out of every list; an admin can bring it back for 30 days. @throws DomainError `deal.not_draft` */
  remove(): void {
    if (this.currentStatus !== 'draft') throw new DomainError('deal.not_draft');
    this.deletedAt = new Date();
    this.record('deal.deleted', {});
  }

  restore(): void {
    this.deletedAt = null;
    this.record('deal.restored', {});
  }

  private moveTo(to: DealStatus, transitionActor: TransitionActor, reason: string | null = null): void {
    const from = this.currentStatus;
    dealTransitions.assert(from, to, transitionActor);
    this.currentStatus = to;
    this.record('deal.status_changed', { from, to, reason });
  }

  private rhythm(): BillingRhythm {
    if (!this.startsOn || !this.interval) throw new Error(`${this.id} has no billing period`);
    return { startsOn: this.startsOn, interval: this.interval };
  }
}
