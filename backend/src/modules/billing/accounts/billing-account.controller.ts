import { Controller, Get } from '@nestjs/common';
import { BillingAccountView, ShowBillingAccount, type UserActor } from '@portal/contracts';
import { CurrentActor, Operation, Query } from '../../../infrastructure/http/operation.js';
import { BillingAccountReader } from './billing-account.reader.js';

@Controller('billing/account')
export class BillingAccountController {
  constructor(private readonly accounts: BillingAccountReader) {}

  @Get()
  @Operation('Get a billing account', 'billing_account.read', BillingAccountView, {
    description: 'Balance, credit and overdue amounts: the caller’s own, or for admins the named customer’s.',
  })
  show(@CurrentActor() actor: UserActor, @Query(ShowBillingAccount) query: ShowBillingAccount) {
    return this.accounts.show(actor, query);
  }
}
