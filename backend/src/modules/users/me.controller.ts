import { Controller, Get, Put } from '@nestjs/common';
import { type Actor, updateMe, type UpdateMe, userView } from '@portal/contracts';
import { Body, CurrentActor, Operation } from '../../infrastructure/http/operation.js';
import { MeService } from './me.service.js';

@Controller('me')
export class MeController {
  constructor(private readonly me: MeService) {}

  @Get()
  @Operation('Get the own profile', 'me.read', userView)
  get(@CurrentActor() actor: Actor) {
    return this.me.get(actor);
  }

  @Put()
  @Operation('Change the own profile', 'me.update', userView, {
    errors: ['company.not_sole_member'],
    example: { first_name: 'Pat', phone: '(252) 555-0142' },
  })
  update(@CurrentActor() actor: Actor, @Body(updateMe) input: UpdateMe) {
    return this.me.update(actor, input);
  }
}
