import { Controller, Get, Put } from '@nestjs/common';
import { ByHost, FindSlots, FreeSlots, HostAvailability, UpdateHostAvailability, type Actor } from '@portal/contracts';
import { Body, CurrentActor, Operation, Param, Query } from '../../infrastructure/http/operation.js';
import { AvailabilityService } from './availability.service.js';

@Controller('availability')
export class AvailabilityController {
  constructor(private readonly availability: AvailabilityService) {}

  @Get()
  @Operation('List free slots', 'availability.find', FreeSlots)
  find(@CurrentActor() actor: Actor, @Query(FindSlots) query: FindSlots) {
    return this.availability.findSlots(actor, query);
  }

  @Get('hosts')
  @Operation('List availability of hosts', 'availability.read_hosts', [HostAvailability])
  hosts(@CurrentActor() actor: Actor) {
    return this.availability.hosts(actor);
  }

  @Get('hosts/:host_id')
  @Operation('Get a host’s availability', 'availability.read_hosts', HostAvailability)
  host(@CurrentActor() actor: Actor, @Param(ByHost) { host_id }: ByHost) {
    return this.availability.host(actor, host_id);
  }

  @Put('hosts/:host_id')
  @Operation('Change a host’s availability', 'availability.update', HostAvailability, {
    description: 'Lists are replaced as a whole.',
    example: {
      weekly: [
        { weekday: 1, from: '09:00', to: '12:00' },
        { weekday: 1, from: '13:00', to: '17:00' },
      ],
      exceptions: [{ day: '2026-12-24', from: null, to: null, note: 'Christmas Eve' }],
    },
  })
  update(
    @CurrentActor() actor: Actor,
    @Param(ByHost) { host_id }: ByHost,
    @Body(UpdateHostAvailability) input: UpdateHostAvailability,
  ) {
    return this.availability.update(actor, host_id, input);
  }
}
