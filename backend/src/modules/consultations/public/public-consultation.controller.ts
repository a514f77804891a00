import { Controller, Get, Post } from '@nestjs/common';
import { FormToken, PublicConsultation, PublicConsultationReceived } from '@portal/contracts';
import { Body, Operation } from '../../../infrastructure/http/operation.js';
import { requestContext } from '../../../infrastructure/http/request-context.js';
import { PublicConsultationService } from './public-consultation.service.js';

@Controller('public-consultation')
export class PublicConsultationController {
  constructor(private readonly consultations: PublicConsultationService) {}

  @Get('form-token')
  @Operation('Create a form token', 'consultation.submit_public', FormToken, {
    description: 'For the public form; it is valid for a day.',
  })
  open() {
    return this.consultations.openForm();
  }

  @Post()
  @Operation('Request a consultation as a visitor', 'consultation.submit_public', PublicConsultationReceived, {
    errors: ['consultation.too_fast'],
    example: {
      name: 'Ada Jones',
      email: 'ada@neusecoffee.example',
      phone: '(252) 555-0123',
      company: 'Neuse Coffee Roasters',
      needs: 'Our Wi-Fi drops every afternoon and we want somebody to look after it.',
      title: 'General consultation',
    },
  })
  submit(@Body(PublicConsultation) input: PublicConsultation) {
    return this.consultations.submit(requestContext().ip, input);
  }
}
