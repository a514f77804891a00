import { CannedReply } from '../../modules/canned-replies/index.js';
import type { DemoWorld } from '../demo-world.js';

const demoReplies = [
  {
    name: 'Restart first',
    body: 'Hello {{first name}},\n\nplease switch it off, wait half a minute and switch it on again. Does it work then?\n\n{{your name}}',
  },
  {
    name: 'Ask for a picture',
    body: 'Hello {{first name}},\n\ncould you send us a picture of the screen with the message on it? A photo from your phone is fine; answer this mail with it.\n\n{{your name}}',
  },
  {
    name: 'On its way',
    body: 'Hello {{first name}},\n\nwe have ordered what {{ticket number}} needs and tell you the day as soon as we know it.\n\n{{your name}}',
  },
];

/** Makes texts that answers can begin with. */
export const loadCannedReplies = (world: DemoWorld): Promise<void> =>
  world.save(...demoReplies.map((reply) => CannedReply.create(reply)));
