import type { SubmitErrorReport } from '@portal/contracts';

/** A report as the API document shows it. */
export const errorReportExample: SubmitErrorReport = {
  timestamp: '2026-03-31T14:05:00.000Z',
  userAgent: 'Mozilla/5.0',
  url: 'https://portal.example/dashboard',
  errors: [
    {
      id: 'error-1',
      timestamp: '2026-03-31T14:04:58.000Z',
      route: '/dashboard',
      userAgent: 'Mozilla/5.0',
      type: 'javascript',
      message: 'Cannot read properties of undefined',
      severity: 'high',
      resolved: false,
    },
  ],
  systemInfo: { platform: 'Linux', language: 'en-US', cookieEnabled: true, onLine: true },
};
