export { ConsultationContactsService } from './consultation-contacts.service.js';
export { ConsultationConversationModule } from './consultation-conversation.module.js';
