import { Controller, Delete, Get, Post, Put } from '@nestjs/common';
import {
  ConsultationView,
  CreateConsultation,
  Deleted,
  ListConsultations,
  UpdateConsultation,
  type Actor,
  type UserActor,
} from '@portal/contracts';
import { Body, CurrentActor, Id, Operation, Query } from '../../infrastructure/http/operation.js';
import { ConsultationsService } from './consultations.service.js';

@Controller('consultation-requests')
export class ConsultationsController {
  constructor(private readonly consultations: ConsultationsService) {}

  @Get()
  @Operation('List consultation requests', 'consultation.list', [ConsultationView], {
    description: 'All for admins, their own for customers.',
  })
  list(@CurrentActor() actor: Actor, @Query(ListConsultations) query: ListConsultations) {
    return this.consultations.list(actor, query);
  }

  @Post()
  @Operation('Request a consultation', 'consultation.create', ConsultationView, {
    example: {
      title: 'Strategy consultation - our new office',
      description: 'We open a second office in New Bern and want to plan network and phones.',
      urgency: 'medium',
      preferred_contact_method: 'email',
    },
  })
  create(@CurrentActor() actor: UserActor, @Body(CreateConsultation) input: CreateConsultation) {
    return this.consultations.create(actor, input);
  }

  @Get(':id')
  @Operation('Get a consultation request', 'consultation.read', ConsultationView)
  get(@CurrentActor() actor: Actor, @Id() id: string) {
    return this.consultations.get(actor, id);
  }

  @Put(':id')
  @Operation('Change a consultation request', 'consultation.update', ConsultationView, {
    description: '`status` moves it.',
    errors: ['illegal_transition', 'consultation.not_editable'],
    example: { status: 'in_progress' },
  })
  update(@CurrentActor() actor: Actor, @Id() id: string, @Body(UpdateConsultation) input: UpdateConsultation) {
    return this.consultations.update(actor, id, input);
  }

  @Delete(':id')
  @Operation('Delete a consultation request', 'consultation.delete', Deleted, {
    description: 'It can be restored for 30 days.',
  })
  remove(@CurrentActor() actor: Actor, @Id() id: string) {
    return this.consultations.remove(actor, id);
  }

  @Post(':id/restore')
  @Operation('Restore a deleted consultation request', 'consultation.restore', ConsultationView, { status: 200 })
  restore(@CurrentActor() actor: Actor, @Id() id: string) {
    return this.consultations.restore(actor, id);
  }
}
