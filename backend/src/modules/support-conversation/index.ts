export { SupportConversationModule } from './support-conversation.module.js';
