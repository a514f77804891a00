export { ConversationsService } from './conversations.service.js';
export { SupportConversationModule } from './support-conversation.module.js';
