import { http, HttpResponse, type startFakeApi } from '@portal/testing';
import { currentInstant } from '@portal/testing/clock';
import { drafts, toast } from '@portal/ui';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { clientWithoutRepeats } from './caches.js';
import { showScreen } from './show-screen.js';

/** A form of the product, as the test of all forms meets it. */
export interface FormCase {
  /** Where it is written, from the root of the project. */
  file: string;
  /** The label of its submit button. */
  submit: string;
  Screen: ComponentType;
  /** The buttons and menu items that open it, in their order; none where it is open at once. */
  open?: readonly (string | RegExp)[];
  /** What is typed and chosen in it; it comes in as the draft of an earlier visit. */
  values?: Record<string, unknown>;
  /** What can't be a draft: a file. */
  fill?: () => Promise<unknown>;
  /** The server's answer; by default a record with an id and a version. */
  answer?: Record<string, unknown>;
  /** What stands on the screen after a refusal; by default the server's sentence. */
  refusal?: string;
  /** What stands on the screen where no answer comes. */
  unanswered?: string;
  /** What a toast says once it is done. */
  done?: string;
}

type StartedApi = ReturnType<typeof startFakeApi>;

/** The title of a case, with the sentences that it finds on the screen. */
const titleOf = (what: string, { unanswered, done }: Pick<FormCase, 'unanswered' | 'done'>): string =>
  [what, unanswered && `says “${unanswered}” without an answer`, done && `says “${done}”`].filter(Boolean).join(', ');

const fileName = (path: string): string => path.split('/').at(-1) ?? path;

const REFUSAL = 'Not while the stars stand so';
/**
 * Tests of forms: Enter twice, then a double click after each failure, is one write each, all under one key. That no form
 * of the product is left out is tested by frontends/build/every-form.spec.
 */
export function describeForms(api: StartedApi['api'], cases: readonly FormCase[]): void {
  const title = ({ submit, file }: FormCase) =>
    `${submit} (${fileName(file)}) sends once by Enter pressed twice and by a double click`;
  it.each(cases.map((one) => [titleOf(title(one), one), one] as const))(
    '%s',
    async (_, { submit, Screen, open = [], values, fill, answer, refusal = REFUSAL, unanswered, done }) => {
      jest
        .spyOn(drafts, 'read')
        .mockImplementation(() => (values ? { at: currentInstant().getTime(), values } : undefined));
      const sent: { call: string; key: string | null; body: string }[] = [];
      let next = Promise.withResolvers<HttpResponse<object>>();
      api.use(
        http.all('*/api/v1/*', async ({ request }) => {
          if (request.method === 'GET') return undefined;
          const isFile = request.headers.get('content-type')?.startsWith('multipart/') ?? false;
          const body = isFile ? 'a file' : await request.clone().text();
          sent.push({ call: `${request.method} ${request.url}`, key: request.headers.get('idempotency-key'), body });
          return next.promise;
        }),
      );
      toast.clear();
      showScreen(Screen, '*', '/', clientWithoutRepeats());
      for (const name of open) await userEvent.click(await pressable(name));
      if (values)
        for (const button of await screen.findAllByRole('button', { name: 'Restore' })) await userEvent.click(button);
      await fill?.();
      const form = await formWith(submit);
      const button = within(form).getByRole('button', { name: submit });

      await pressEnterTwice(form, button);
      await waitFor(() => expect(sent).toHaveLength(1));
      clickTwice(button);
      const sendAgainAfter = async (failure: HttpResponse<object>, sentence: string): Promise<void> => {
        const count = sent.length;
        next.resolve(failure);
        await screen.findAllByText(sentence, { exact: false });
        await waitFor(() => expect(button).toBeEnabled());
        next = Promise.withResolvers();
        act(() => toast.clear());
        clickTwice(button);
        await waitFor(() => expect(sent).toHaveLength(count + 1));
      };
      if (unanswered) await sendAgainAfter(HttpResponse.error(), unanswered);
      await sendAgainAfter(HttpResponse.json({ error: REFUSAL }, { status: 409 }), refusal);

      next.resolve(HttpResponse.json({ data: { id: 'r-1', version: 2, name: 'Cable', ...answer }, message: 'Done' }));
      await waitFor(() => expect(button.isConnected && button.matches('.ant-btn-loading')).toBe(false));
      if (done) await screen.findByText(done);
      expect(sent).toHaveLength(unanswered ? 3 : 2);
      expect(sent[0]?.key).toEqual(expect.any(String));
      for (const again of sent) expect(again).toEqual(sent[0]);
      expect(document.querySelectorAll('[data-kind="short"], [data-kind="titled"]').length).toBeLessThanOrEqual(1);
    },
  );
}

/** One click that changes something, as the test of all of them meets it. */
export interface ClickCase {
  /** Where it is written, from the root of the project. */
  file: string;
  Screen: ComponentType;
  /** What is pressed, in its order; the last one twice. */
  press: readonly (string | RegExp)[];
  /** The label of the confirmation's button, where there is one; pressed twice, too. */
  agree?: string;
  /** What a toast says where no answer comes. */
  unanswered?: string;
  /** What a toast says once it is done. */
  done?: string;
  /** The record shows what was done: no toast says it. */
  isShown?: boolean;
}

/** Tests of what one click does: pressed twice it is one write and one toast, or none where the record shows it. */
export function describeClicks(api: StartedApi['api'], cases: readonly ClickCase[]): void {
  const title = ({ press, file }: ClickCase) =>
    `${String(press.at(-1))} (${fileName(file)}) is done once by a double click`;
  it.each(cases.map((one) => [titleOf(title(one), one), one] as const))(
    '%s',
    async (_, { Screen, press, agree, unanswered, done, isShown = false }) => {
      const sent: string[] = [];
      let answer = Promise.withResolvers<HttpResponse<object>>();
      api.use(
        http.all('*/api/v1/*', async ({ request }) => {
          if (request.method === 'GET') return undefined;
          sent.push(`${request.method} ${request.url}`);
          return answer.promise;
        }),
      );
      const doTwice = async (): Promise<void> => {
        const count = sent.length;
        answer = Promise.withResolvers();
        for (const name of press.slice(0, -1)) await userEvent.click(await pressable(name));
        clickTwice(await pressable(press.at(-1) ?? ''));
        if (agree) clickTwice(await within(await screen.findByRole('dialog')).findByRole('button', { name: agree }));
        await waitFor(() => expect(sent).toHaveLength(count + 1));
      };
      toast.clear();
      showScreen(Screen, '*', '/', clientWithoutRepeats());
      await doTwice();
      if (unanswered) {
        answer.resolve(HttpResponse.error());
        await screen.findByText(unanswered);
        await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
        act(() => toast.clear());
        await doTwice();
      }
      answer.resolve(HttpResponse.json({ data: { id: 'r-1', version: 2, name: 'Cable', title: 'Cable' } }));
      await act(() => answer.promise);
      await waitFor(() => expect(document.querySelectorAll('[data-kind]')).toHaveLength(isShown ? 0 : 1));
      expect(document.querySelector('[data-kind]')?.textContent ?? '').not.toMatch(/^\d/);
      if (done) expect(screen.getByText(done)).toBeVisible();
      expect(sent).toHaveLength(unanswered ? 2 : 1);
    },
  );
}

/** A button or a menu's item, whichever is called so. */
const pressable = (name: string | RegExp): Promise<HTMLElement> =>
  waitFor(
    () => screen.queryAllByRole('menuitem', { name })[0] ?? screen.getAllByRole('button', { name })[0] ?? fail(name),
  );

const fail = (name: string | RegExp): never => {
  throw new Error(`nothing is called ${String(name)}`);
};

/** The open dialog, or the part of the page that the button belongs to. */
async function formWith(submit: string): Promise<HTMLElement> {
  const button = await waitFor(() => {
    const dialog = screen.queryAllByRole('dialog').at(-1);
    return within(dialog ?? document.body).getByRole('button', { name: submit });
  });
  return button.closest<HTMLElement>('[role="dialog"], form, section, li') ?? document.body;
}

/** In the first line of text; with Ctrl where Enter begins a line, by a click where nothing is typed. */
async function pressEnterTwice(form: HTMLElement, button: HTMLElement): Promise<void> {
  const fields = 'input:not([type]), input[type="text"], input[type="email"], input[type="date"], textarea';
  const field = [...form.querySelectorAll<HTMLElement>(fields)].find(
    (one) => one.getAttribute('role') !== 'combobox' && !one.closest('[aria-hidden="true"], .ant-form-item-hidden'),
  );
  if (!field) return clickTwice(button);
  act(() => field.focus());
  const isText = field instanceof HTMLTextAreaElement;
  await userEvent.keyboard(isText ? '{Control>}{Enter}{Enter}{/Control}' : '{Enter}{Enter}');
}

/** The events of a double click, also on a button that is locked after the first half. */
function clickTwice(button: HTMLElement): void {
  fireEvent.click(button);
  fireEvent.click(button);
}
