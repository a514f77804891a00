import { wordsOfSubject } from './typed-subject.js';

describe('what was typed into the subject of an answer', () => {
  it.each([
    ['Re: [S-0013] The till is stuck', ''],
    ['AW: Re: [S-0013] the till is stuck.', ''],
    ['Re[2]: The till is stuck', ''],
    ['[EXTERNAL] Re: [S-0013] The till is stuck', ''],
    ['RE: [EXT] EXTERNAL: The till is stuck', ''],
    ['No subject', ''],
    ['Re: [S-0013] The till is stuck - PLEASE CANCEL THE VISIT (eom)', 'PLEASE CANCEL THE VISIT'],
    ['Yes, Tuesday at 10 is fine. Was: [S-0013] The till is stuck', 'Yes, Tuesday at 10 is fine.'],
    ['Come on Thursday', 'Come on Thursday'],
  ])('%s', (subject, words) => {
    expect(wordsOfSubject(subject, 'The till is stuck')).toBe(words);
  });
});
