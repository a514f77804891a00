export { ConversationsService } from './conversations.service.js';
export { ImportedTicketsService } from './imported-tickets.service.js';
export { SupportConversationModule } from './support-conversation.module.js';
