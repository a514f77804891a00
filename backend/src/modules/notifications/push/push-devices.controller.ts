import { Controller, Delete, Get, Post } from '@nestjs/common';
import {
  createPushDevice,
  deleted,
  pushDevice,
  pushDevices,
  type CreatePushDevice,
  type Deleted,
  type PushDevice,
  type PushDevices,
  type UserActor,
} from '@portal/contracts';
import { Body, CurrentActor, Id, Operation } from '../../../infrastructure/http/operation.decorator.js';
import { PushDevicesService } from './push-devices.service.js';

@Controller('notifications/push-devices')
export class PushDevicesController {
  constructor(private readonly devices: PushDevicesService) {}

  @Get()
  @Operation('List push subscriptions', { permission: 'push_device.list', returns: pushDevices })
  list(@CurrentActor() actor: UserActor): Promise<PushDevices> {
    return this.devices.list(actor);
  }

  @Post()
  @Operation('Create a push subscription', {
    permission: 'push_device.create',
    returns: pushDevice,
    errors: ['notification.push_is_off', 'notification.push_endpoint'],
    example: {
      endpoint: 'https://push.example/send/abc',
      keys: {
        p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
        auth: 'tBHItJI5svbpez7KI4CCXg',
      },
    },
  })
  create(@CurrentActor() actor: UserActor, @Body(createPushDevice) input: CreatePushDevice): Promise<PushDevice> {
    return this.devices.create(actor, input);
  }

  @Delete(':id')
  @Operation('Delete a push subscription', { permission: 'push_device.delete', returns: deleted })
  remove(@CurrentActor() actor: UserActor, @Id() id: string): Promise<Deleted> {
    return this.devices.remove(actor, id);
  }
}
