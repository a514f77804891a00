import { Controller, Post } from '@nestjs/common';
import { ConfirmSlotHold, SlotHoldConfirmed, HoldSlot, SlotHeld } from '@portal/contracts';
import { Body, Operation } from '../../../infrastructure/http/operation.js';
import { requestContext } from '../../../infrastructure/http/request-context.js';
import { SlotHoldsService } from './slot-holds.service.js';

@Controller('public-consultation/meetings')
export class SlotHoldsController {
  constructor(private readonly slotHolds: SlotHoldsService) {}

  @Post()
  @Operation('Hold a slot', 'meeting.hold_public', SlotHeld, {
    description: 'For a request just made; a link in the e-mail confirms it.',
    errors: [
      'meeting.slot_hold_token_invalid',
      'meeting.consultation_closed',
      'meeting.too_many_holds',
      'meeting.in_the_past',
      'meeting.slot_taken',
      'meeting.not_free',
    ],
    example: { slot_hold_token: 'from-the-answer-to-the-request', starts_at: '2027-03-16T15:00:00.000Z' },
  })
  hold(@Body(HoldSlot) input: HoldSlot) {
    return this.slotHolds.hold(requestContext().ip, input);
  }

  @Post('confirm')
  @Operation('Confirm a held slot', 'meeting.hold_public', SlotHoldConfirmed, {
    description: 'By the token of the link in the e-mail.',
    status: 200,
    errors: ['meeting.hold_expired', 'meeting.consultation_closed'],
    example: { token: 'from-the-link-in-the-mail' },
  })
  confirm(@Body(ConfirmSlotHold) { token }: ConfirmSlotHold) {
    return this.slotHolds.confirm(token);
  }
}
