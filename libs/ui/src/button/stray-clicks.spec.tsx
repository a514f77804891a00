import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { ignoreStrayClicks } from './stray-clicks.js';

beforeAll(() => ignoreStrayClicks(document));

const steps = ['Start work', 'Complete', 'Reopen'];

function Steps({ onStep }: { onStep: (step: string) => void }) {
  const [at, setAt] = useState(0);
  const step = steps[at] ?? '';
  return (
    <button
      type="button"
      onClick={() => {
        onStep(step);
        setAt(at + 1);
      }}
    >
      {step}
    </button>
  );
}

describe('a double click', () => {
  it('takes one step, also where the next step’s button stands in the same place at once', async () => {
    const onStep = jest.fn();
    render(<Steps onStep={onStep} />);
    await userEvent.dblClick(screen.getByRole('button'));
    expect(onStep.mock.calls).toEqual([['Start work']]);
    await userEvent.click(screen.getByRole('button', { name: 'Complete' }));
    expect(onStep).toHaveBeenLastCalledWith('Complete');
  });

  it('is two clicks on a control that stays what it is', async () => {
    const onNext = jest.fn();
    render(
      <button type="button" onClick={onNext}>
        Next page
      </button>,
    );
    await userEvent.dblClick(screen.getByRole('button'));
    expect(onNext).toHaveBeenCalledTimes(2);
  });
});
