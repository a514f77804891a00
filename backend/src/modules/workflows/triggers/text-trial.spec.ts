import { RenderTime, variablesOf } from '../../../infrastructure/message-texts/index.js';
import { trialProblem } from './text-problems.js';

const tried = (text: string) => trialProblem(text, variablesOf('plain', text), RenderTime.ofMessage());

describe('a text that is tried', () => {
  it('has a value in each variable, at any depth', () => {
    const tooMuch = 'Can’t be filled in: memory alloc limit exceeded';
    for (const name of ['event.x', 'event.x.y[0].z', 'event.constructor', 'event.x | append: event.x.size'])
      expect(tried(`{{ ${name} | slice: 0, 99999999 }}`)).toBe(tooMuch);
    expect(tried('{{ event.x.y }}{{ event.x }}{{ event | json }}{{ event[other] }}')).toBeUndefined();
  });

  it('names no time zone that there is not, whatever the day is', () => {
    expect(tried("{{ record.created_at | date: '%Y', 'America/New_York' }}")).toBeUndefined();
    for (const day of ['record.created_at', "'now'"])
      expect(tried(`{{ ${day} | date: '%Y', 'No/Where' }}`)).toContain('Invalid time zone');
  });

  it('leaves nothing behind, whatever its variables are called', () => {
    expect(
      tried('{{ event.__proto__.left }}{{ __proto__.left }}{{ event.constructor.prototype.left }}'),
    ).toBeUndefined();
    expect(Reflect.get({}, 'left')).toBeUndefined();
  });
});
