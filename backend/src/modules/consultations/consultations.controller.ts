import { Body, Controller, Delete, Get, Post, Put, Query } from '@nestjs/common';
import {
  consultationView,
  createConsultation,
  deleted,
  listConsultations,
  updateConsultation,
  type Actor,
  type CreateConsultation,
  type ListConsultations,
  type UpdateConsultation,
  type UserActor,
} from '@portal/contracts';
import { CurrentActor } from '../../infrastructure/auth/current-actor.decorator.js';
import { Id } from '../../infrastructure/http/id.decorator.js';
import { Operation } from '../../infrastructure/http/operation.decorator.js';
import { ConsultationsService } from './consultations.service.js';

@Controller('consultation-requests')
export class ConsultationsController {
  constructor(private readonly consultations: ConsultationsService) {}

  @Get()
  @Operation('List consultation requests', {
    description: 'All for admins, their own for customers.',
    permission: 'consultation.list',
    returns: consultationView,
    list: true,
  })
  list(@CurrentActor() actor: Actor, @Query({ schema: listConsultations }) query: ListConsultations) {
    return this.consultations.list(actor, query);
  }

  @Post()
  @Operation('Request a consultation', {
    permission: 'consultation.create',
    returns: consultationView,
    example: {
      title: 'Strategy consultation - our new office',
      description: 'We open a second office in New Bern and want to plan network and phones.',
      urgency: 'medium',
      preferred_contact_method: 'email',
    },
  })
  create(@CurrentActor() actor: UserActor, @Body({ schema: createConsultation }) input: CreateConsultation) {
    return this.consultations.create(actor, input);
  }

  @Get(':id')
  @Operation('Get a consultation request', {
    permission: 'consultation.read',
    returns: consultationView,
    errors: ['not_found'],
  })
  get(@CurrentActor() actor: Actor, @Id() id: string) {
    return this.consultations.get(actor, id);
  }

  @Put(':id')
  @Operation('Change a consultation request', {
    description: '`status` moves it.',
    permission: 'consultation.update',
    returns: consultationView,
    errors: ['not_found', 'illegal_transition', 'stale_version', 'consultation.not_editable'],
    example: { status: 'in_progress' },
  })
  update(
    @CurrentActor() actor: Actor,
    @Id() id: string,
    @Body({ schema: updateConsultation }) input: UpdateConsultation,
  ) {
    return this.consultations.update(actor, id, input);
  }

  @Delete(':id')
  @Operation('Delete a consultation request', {
    description: 'It can be restored for 30 days.',
    permission: 'consultation.delete',
    returns: deleted,
    errors: ['not_found'],
  })
  remove(@CurrentActor() actor: Actor, @Id() id: string) {
    return this.consultations.remove(actor, id);
  }

  @Post(':id/restore')
  @Operation('Restore a deleted consultation request', {
    permission: 'consultation.restore',
    returns: consultationView,
    status: 200,
    errors: ['not_found'],
  })
  restore(@CurrentActor() actor: Actor, @Id() id: string) {
    return this.consultations.restore(actor, id);
  }
}
