import { Body, Controller, Post } from '@nestjs/common';
import { confirmPick, pickConfirmed, pickSlot, slotPicked, type ConfirmPick, type PickSlot } from '@portal/contracts';
import { Operation } from '../../../infrastructure/http/operation.decorator.js';
import { requestContext } from '../../../infrastructure/http/request-context.js';
import { SlotHoldsService } from './slot-holds.service.js';

@Controller('public-consultation/meetings')
export class SlotHoldsController {
  constructor(private readonly picks: SlotHoldsService) {}

  @Post()
  @Operation('Pick a free time right after the request; a link in the e-mail confirms it', {
    permission: 'meeting.pick_public',
    returns: slotPicked,
    errors: [
      'meeting.pick_token_invalid',
      'meeting.consultation_closed',
      'meeting.too_many_holds',
      'meeting.in_the_past',
      'meeting.slot_taken',
      'meeting.not_free',
    ],
    example: { pick_token: 'from-the-answer-to-the-request', starts_at: '2027-03-16T15:00:00.000Z' },
  })
  pick(@Body({ schema: pickSlot }) input: PickSlot) {
    return this.picks.pick(requestContext().ip, input);
  }

  @Post('confirm')
  @Operation('Confirm the picked time by the token of the link in the e-mail', {
    permission: 'meeting.pick_public',
    returns: pickConfirmed,
    status: 200,
    errors: ['meeting.hold_expired', 'meeting.consultation_closed'],
    example: { token: 'from-the-link-in-the-mail' },
  })
  confirm(@Body({ schema: confirmPick }) { token }: ConfirmPick) {
    return this.picks.confirm(token);
  }
}
