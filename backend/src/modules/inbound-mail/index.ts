export { InboundMailModule } from './inbound-mail.module.js';
export { ReplyAddresses, type ReplyKind } from './reply-addresses.js';
