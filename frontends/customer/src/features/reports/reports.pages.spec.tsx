import { anAdmin, aPage, http, HttpResponse, startFakeApi } from '@portal/testing';
import { screen } from '@testing-library/react';
import { showScreen } from '@portal/features/testing';
import type { ComponentType } from 'react';
import { MonthlyReportsPage, ReportSchedulesPage, ReportsPage, SentReportsPage } from './reports.page.js';

const { api, data } = startFakeApi();

beforeEach(() => {
  api.use(
    ...['available', 'library', 'sources'].map((path) =>
      http.get(`*/api/v1/reports/${path}`, () => HttpResponse.json({ data: [] })),
    ),
    ...['reports/custom', 'reports/runs', 'reports/monthly', 'report-schedules'].map((path) =>
      http.get(`*/api/v1/${path}`, () => HttpResponse.json(aPage([]))),
    ),
  );
});

const pages: [path: string, page: ComponentType, own: string, all: string][] = [
  ['/customer/reports', ReportsPage, 'Reports', 'All Reports'],
  ['/customer/reports/sent', SentReportsPage, 'Sent reports', 'All sent reports'],
  ['/customer/reports/schedules', ReportSchedulesPage, 'Scheduled reports', 'All scheduled reports'],
  ['/customer/reports/monthly', MonthlyReportsPage, 'Monthly service reports', 'All monthly service reports'],
];

describe('the reports of the portal', () => {
  it.each(pages)('at %s are the customer’s own', async (path, page, own) => {
    showScreen(page, path, path);
    expect(await screen.findByRole('heading', { level: 1, name: own })).toBeInTheDocument();
  });

  it.each(pages)('at %s are everybody’s for an admin (decisions, section 7)', async (path, page, _own, all) => {
    data.user = anAdmin();
    showScreen(page, path, path);
    expect(await screen.findByRole('heading', { level: 1, name: all })).toBeInTheDocument();
  });
});
