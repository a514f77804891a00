import { existsSync, readFileSync } from 'node:fs';

const { entry, preload, signedIn, styles } = JSON.parse(readFileSync('shell/dist/start-files.json', 'utf8'));

/** As it is sent: files too small to gain by it aren't compressed. */
const sent = (file) => (existsSync(`${file}.br`) ? `${file}.br` : file);
const files = (addresses) => addresses.map((address) => sent(`dist${address}`));
/** The scripts of a remote as it is now: its folder has those of the release before, too. */
const scripts = (remote) =>
  JSON.parse(readFileSync(`dist/releases/${remote}.json`, 'utf8'))
    .current.filter((file) => file.endsWith('.js'))
    .map((file) => sent(`dist/assets/${remote}/${file}`));
const budget = (name, path, limit) => ({ name, path, limit, brotli: false });

/** What a browser downloads at most, compressed by the build. A budget is raised on purpose, with what it buys. */
export default [
  budget('shell, on every page of the app', files([entry, ...preload, ...styles]), '260 kB'), // 1 for a frame that isn't drawn again with each sheet, 1 for links that open records in a sheet, 1 for toasts with room of their own, Ctrl Z and actions of the open record, 1 for the layout parts, which the sheets of screens had each for themselves, 6 for the style sheet of the kit, which was fetched late and not counted, 1 for threads by pages, 1 for what may be done with scheduled reports, by which every screen decides what it offers
  budget('shell, on signed-in pages besides', files(signedIn), '27 kB'),
  budget('marketing, all screens', scripts('marketing'), '240 kB'),
  budget('customer, all screens with the text editor', scripts('customer'), '955 kB'), // 8 for scheduled reports, 4 for the words of figures, 93 for charts, which the first screen with one fetches, 20 for monthly reports and the charts' own parts, 20 for support, 20 for reports with their builder and search
  budget('admin, all screens with the text editor', scripts('admin'), '1360 kB'), // 48 for tags and macros of tickets, the next ticket read ahead and peeked at, files of projects, imports that update five kinds, goals in charts and mails shown before they go, 50 for the dashboard's queue of work, people and links of tickets, answers to requests with the text editor's parts, invoices edited on the paper, the library of reports and one sheet for all records, 11 for scheduled reports, 30 for imports and what moves the revenue, 93 for charts, which the first screen with one fetches, 20 for monthly reports and the charts' own parts, 25 for reports with their builder, 15 for the audit, 70 for workflows with their builder and tests, messages to many people and the texts of all mails
];
