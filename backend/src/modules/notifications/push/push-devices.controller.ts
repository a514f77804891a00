import { Controller, Delete, Get, Post } from '@nestjs/common';
import { CreatePushDevice, Deleted, PushDevice, PushDevices, type UserActor } from '@portal/contracts';
import { Body, CurrentActor, Id, Operation } from '../../../infrastructure/http/operation.js';
import { PushDevicesService } from './push-devices.service.js';

@Controller('notifications/push-devices')
export class PushDevicesController {
  constructor(private readonly devices: PushDevicesService) {}

  @Get()
  @Operation('List push subscriptions', 'push_device.list', PushDevices)
  list(@CurrentActor() actor: UserActor) {
    return this.devices.list(actor);
  }

  @Post()
  @Operation('Create a push subscription', 'push_device.create', PushDevice, {
    errors: ['notification.push_is_off', 'notification.push_endpoint'],
    example: {
      endpoint: 'https://push.example/send/abc',
      keys: {
        p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
        auth: 'tBHItJI5svbpez7KI4CCXg',
      },
    },
  })
  create(@CurrentActor() actor: UserActor, @Body(CreatePushDevice) input: CreatePushDevice) {
    return this.devices.create(actor, input);
  }

  @Delete(':id')
  @Operation('Delete a push subscription', 'push_device.delete', Deleted)
  remove(@CurrentActor() actor: UserActor, @Id() id: string) {
    return this.devices.remove(actor, id);
  }
}
