/*
 * The figures that contracts define (`metrics`): each reader sees the value of the rows it sees, by the queries of the
 * lists that the figures open (decisions, section 5).
 */
export { readMetric } from './read-metric.js';
export { readTrend } from './trends.js';
export { TREND_EVENTS } from './trends.js';
