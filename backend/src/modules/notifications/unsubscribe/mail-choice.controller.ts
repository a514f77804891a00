import { Controller, Post } from '@nestjs/common';
import { changeMailChoice, mailChoice, type Actor, type ChangeMailChoice } from '@portal/contracts';
import { Body, CurrentActor, Operation } from '../../../infrastructure/http/operation.js';
import { MailChoiceService } from './mail-choice.service.js';

@Controller('notifications/mail-choice')
export class MailChoiceController {
  constructor(private readonly choices: MailChoiceService) {}

  @Post()
  @Operation('Get or change mail preferences by link', 'notification_preference.update_by_link', mailChoice, {
    description: 'For the kind of mail that carries the link; no session is needed.',
    status: 200,
    errors: ['notification.link_invalid'],
    example: { token: 'from-the-link-in-the-mail', preferences: [{ category: 'projects', email: 'off' }] },
  })
  change(@CurrentActor() actor: Actor, @Body(changeMailChoice) input: ChangeMailChoice) {
    return this.choices.change(actor, input);
  }
}
