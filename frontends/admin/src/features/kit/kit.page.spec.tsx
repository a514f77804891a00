import { showScreen } from '@portal/features/testing';
import { anAdmin, startFakeApi } from '@portal/testing';
import * as ui from '@portal/ui';
import * as uiAntd from '@portal/ui-antd';
import { screen } from '@testing-library/react';
import { KitPage } from './kit.page.js';

startFakeApi(anAdmin);

/** Without a look of their own, or shown by the frame around the page. */
const LEFT_OUT = [
  ...['ErrorBoundary', 'PageTitle'], // what is in them, and the browser's tab
  ...['AntdProvider', 'ListToolbar', 'ScreenContext', 'SheetContext'], // contexts
  ...['ClickMenu', 'Deferred'], // ways to draw later
  ...['Page', 'RecordSheets'], // around the page itself
];

const partsOf = (kit: object): string[] =>
  Object.entries(kit)
    .filter(([name, value]) => /^[A-Z][a-z]/.test(name) && (typeof value === 'function' || typeof value === 'object'))
    .map(([name]) => name);

describe('the page of both kits', () => {
  it('shows every part that they export', async () => {
    showScreen(KitPage, '/', '/');
    await screen.findByRole('heading', { name: 'Parts of screens' });
    const shown = [...document.querySelectorAll('section[id]')].map(({ id }) => id);
    const parts = [...new Set([...partsOf(ui), ...partsOf(uiAntd)])].filter((name) => !LEFT_OUT.includes(name));
    expect(parts.filter((name) => !shown.includes(name))).toEqual([]);
    expect([...document.querySelectorAll('title')].at(-1)).toHaveTextContent(/^Parts of screens/);
  });
});
