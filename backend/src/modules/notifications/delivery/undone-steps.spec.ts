import { withoutUndoneSteps, type Step } from './undone-steps.js';

const step = (record_id: string, from_state: string, to_state: string): Step => ({ record_id, from_state, to_state });
const comment: Step = { record_id: 'a', from_state: null, to_state: null };

it.each([
  ['a step and its way back', [step('a', 'todo', 'done'), step('a', 'done', 'todo')], []],
  ['a way back over several steps', [step('a', '1', '2'), step('a', '2', '3'), step('a', '3', '1')], []],
  ['what came after a state that stays', [step('a', '1', '2'), step('a', '2', '3'), step('a', '3', '2')], [0]],
  ['neither another record’s steps', [step('a', '1', '2'), step('b', '2', '1'), step('b', '1', '3')], [0, 1, 2]],
  ['nor comments', [step('a', '1', '2'), comment, step('a', '2', '1')], [1]],
  ['a step after the way back', [step('a', '1', '2'), step('a', '2', '1'), step('a', '1', '2')], [2]],
])('leaves out %s (decisions 6.13)', (_, lines, kept) => {
  expect(withoutUndoneSteps(lines)).toEqual(kept.map((at) => lines[at]));
});
