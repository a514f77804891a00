import { Controller, Delete, Get, Post, Put } from '@nestjs/common';
import {
  CreatePromoCode,
  Deleted,
  ListPromoCodes,
  PromoCodeView,
  UpdatePromoCode,
  type Actor,
} from '@portal/contracts';
import { Body, CurrentActor, Id, Operation, Query } from '../../infrastructure/http/operation.js';
import { PromoCodesService } from './promo-codes.service.js';

@Controller('deals/promocodes')
export class PromoCodesController {
  constructor(private readonly promoCodes: PromoCodesService) {}

  @Get()
  @Operation('List promo codes', 'promo_code.list', [PromoCodeView])
  list(@CurrentActor() actor: Actor, @Query(ListPromoCodes) query: ListPromoCodes) {
    return this.promoCodes.list(actor, query);
  }

  @Post()
  @Operation('Create a promo code', 'promo_code.create', PromoCodeView, {
    errors: ['promo_code.taken'],
    example: {
      code: 'SPRING-20',
      description: 'Spring 2026: a fifth off the first three months',
      discount_type: 'percent',
      value: 20,
      duration: 'repeating',
      duration_periods: 3,
      max_redemptions: 50,
      max_per_company: 1,
      deal_type: 'recurring',
      status: 'active',
    },
  })
  create(@CurrentActor() actor: Actor, @Body(CreatePromoCode) input: CreatePromoCode) {
    return this.promoCodes.create(actor, input);
  }

  @Get(':id')
  @Operation('Get a promo code', 'promo_code.read', PromoCodeView)
  get(@CurrentActor() actor: Actor, @Id() id: string) {
    return this.promoCodes.get(actor, id);
  }

  @Put(':id')
  @Operation('Change a promo code', 'promo_code.update', PromoCodeView, {
    description: '`status` moves it. Deals that redeemed it keep the terms they had.',
    errors: ['promo_code.taken', 'illegal_transition'],
    example: { status: 'paused' },
  })
  update(@CurrentActor() actor: Actor, @Id() id: string, @Body(UpdatePromoCode) input: UpdatePromoCode) {
    return this.promoCodes.update(actor, id, input);
  }

  @Delete(':id')
  @Operation('Delete a promo code', 'promo_code.delete', Deleted, {
    description: 'One without redemptions. It can be restored for 30 days.',
    errors: ['promo_code.redeemed'],
  })
  remove(@CurrentActor() actor: Actor, @Id() id: string) {
    return this.promoCodes.remove(actor, id);
  }

  @Post(':id/restore')
  @Operation('Restore a deleted promo code', 'promo_code.restore', PromoCodeView, {
    status: 200,
    errors: ['promo_code.taken'],
  })
  restore(@CurrentActor() actor: Actor, @Id() id: string) {
    return this.promoCodes.restore(actor, id);
  }
}
