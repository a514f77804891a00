import { consultationTypeOf, wizardTitleOf } from '@portal/contracts';
import { createQueryClient } from '@portal/data-access';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { publicPages } from './routes.js';

jest.mock('@portal/wizard', () => ({
  ConsultationWizard: ({ id, title }: { id: string; title: string }) => <dialog id={id}>{title}</dialog>,
  ConsultationForm: ({ id, title }: { id: string; title: string }) => <section id={id}>{title}</section>,
}));

/** Each page's button: its label and the type of its request (specification, section 4). */
const expected: Record<string, readonly (readonly [label: string, type: string])[]> = {
  '/': [
    ['Schedule Consultation', 'general_consultation'],
    ['Free 30-Minute Consultation', 'general_consultation'],
  ],
  '/web-technologies': [['Scope a project', 'project_scoping']],
  '/about': [['Schedule Consultation', 'general_consultation']],
  '/it-strategy': [['Book a strategy consultation', 'strategy_consultation']],
  '/it-operations': [['Talk about operations', 'general_consultation']],
  '/hardware-support': [['Ask about hardware', 'general_consultation']],
  '/get-started': [['Free 30-Minute Consultation', 'general_consultation']],
  '/book-consultation': [
    ['Book Strategy Consultation', 'strategy_consultation'],
    ['Book Project Scoping', 'project_scoping'],
    ['Book Emergency Assessment', 'emergency_assessment'],
  ],
  '/enterprise-solutions': [['Scope a project', 'project_scoping']],
  '/schedule-service-call': [['Schedule Service Call', 'general_consultation']],
  '/emergency-support': [['Request an emergency assessment', 'emergency_assessment']],
  '/operations-assessment': [['Request an assessment', 'general_consultation']],
  '/service-levels': [['Talk about a contract', 'general_consultation']],
  '/schedule-strategy-session': [['Schedule a strategy session', 'strategy_consultation']],
  '/case-studies': [['Tell us about yours', 'general_consultation']],
  '/consultation-help': [['Schedule Consultation', 'general_consultation']],
};

/** Renders a page; its wizards are only the titles they were given. */
async function show(path: string): Promise<HTMLElement> {
  const page = publicPages.find((one) => one.path === path);
  if (!page) throw new Error(`There is no page ${path}`);
  const { Component } = await page.lazy();
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[path]}>
        <Component />
      </MemoryRouter>
    </QueryClientProvider>,
  ).container;
}

/** Each button that opens a dialog, with the title of the dialog's request. */
const callsOf = (page: HTMLElement): Map<string, string> =>
  new Map(
    [...page.querySelectorAll('button[command="show-modal"]')].map((button) => {
      const dialog = page.querySelector(`dialog#${button.getAttribute('commandfor') ?? ''}`);
      return [button.textContent, dialog?.textContent ?? 'no dialog'];
    }),
  );

it.each(Object.entries(expected))('%s: each button opens the wizard of its title', async (path, calls) => {
  const titles = callsOf(await show(path));
  for (const [label, type] of calls) {
    const title = titles.get(label) ?? 'no button';
    expect([wizardTitleOf(title).split(': ')[1], consultationTypeOf(title)]).toEqual([label, type]);
  }
  expect([...titles.values()]).not.toContain('no dialog');
});

it('gives requests from different pages and buttons different titles', async () => {
  const seen = new Map<string, string>();
  for (const [path, calls] of Object.entries(expected)) {
    const titles = callsOf(await show(path));
    cleanup();
    for (const [label] of calls) {
      const title = titles.get(label) ?? 'no button';
      expect([seen.get(title), title]).toEqual([undefined, title]);
      seen.set(title, path);
    }
  }
  expect(seen.size).toBeGreaterThan(15);
});

it('has a call to action on every page', async () => {
  for (const { path } of publicPages) {
    const page = await show(path);
    const ways = page.querySelectorAll('button[command="show-modal"], a[href="#request"], a[href^="mailto:"]');
    expect([path, ways.length > 0]).toEqual([path, true]);
  }
});
