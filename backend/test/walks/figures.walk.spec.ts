import { metricFigures } from './figures/every-metric.figures.js';
import { listFigures } from './figures/lists.figures.js';
import { projectFigures } from './figures/projects.figures.js';
import { reportFigures } from './figures/reports.figures.js';
import { revenueFigures } from './figures/revenue.figures.js';
import { supportFigures } from './figures/support.figures.js';
import { trendFigures } from './figures/trends.figures.js';
import { businessAtTwoClocks } from '../support/figures/two-clocks.js';

// one business for all of them, because making it takes longer than they do; the trends' own rows come last
businessAtTwoClocks((figures) => {
  describe('every metric, beside a slow count (decisions, section 5)', () => {
    metricFigures(figures);
  });
  describe('sums and numbers of lists and accounts, beside a slow count (decisions, section 5)', () => {
    listFigures(figures);
  });
  describe('the figures of every project, beside a slow count (decisions, section 5)', () => {
    projectFigures(figures);
  });
  describe('every total of every report, beside a slow count (decisions, section 5)', () => {
    reportFigures(figures);
  });
  describe('the figures of revenue and deals, beside a slow count (decisions, section 5)', () => {
    revenueFigures(figures);
  });
  describe('the figures of support, beside a slow count (decisions, section 5)', () => {
    supportFigures(figures);
  });
  describe('every trend, beside a slow replay (decisions, section 5)', () => {
    trendFigures(figures);
  });
});
