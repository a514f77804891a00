export { AuthModule } from './auth.module.js';
export { maskEmail } from './mask-email.js';
export { MagicLinks, type IssuedLink } from './magic-links.service.js';
export { Session } from './sessions/session.entity.js';
export { signInText } from './sign-in-mail.js';
export { SessionsService } from './sessions/sessions.service.js';
