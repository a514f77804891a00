import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { offerAgain } from './offer-again.js';

const failed = jest.fn();
const again = jest.fn(() => Promise.resolve());

beforeAll(() => addEventListener('page-failed', failed));
afterAll(() => removeEventListener('page-failed', failed));
beforeEach(() => {
  document.body.innerHTML = '<div id="root"><h1>Home</h1></div>';
  failed.mockClear();
  again.mockClear();
  act(() => offerAgain(document.getElementById('root')!, again));
});
const tellAgain = () => act(() => void dispatchEvent(new Event('page-again')));

describe('a prerendered page whose interactive part didn’t load', () => {
  it('says so above the text and to the page’s starter, and tries again once when its button is pressed', async () => {
    expect(screen.getByRole('heading', { name: 'Home' })).toBeVisible();
    expect(failed).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    tellAgain();
    expect(again).toHaveBeenCalledTimes(1);
  });

  it('tries again when the starter says so: the network is back, or a form behind a dialog was sent', () => {
    expect(screen.getByRole('alert')).toBeVisible();
    tellAgain();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(again).toHaveBeenCalledTimes(1);
  });
});
