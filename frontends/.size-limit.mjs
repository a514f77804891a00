import { existsSync, readFileSync } from 'node:fs';

const { entry, preload, signedIn, styles } = JSON.parse(readFileSync('shell/dist/start-files.json', 'utf8'));

/** As it is sent: files too small to gain by it aren't compressed. */
const sent = (file) => (existsSync(`${file}.br`) ? `${file}.br` : file);
const files = (addresses) => addresses.map((address) => sent(`dist${address}`));
const budget = (name, path, limit) => ({ name, path, limit, brotli: false });

/** What a browser downloads at most, compressed by the build. A budget is raised on purpose, with what it buys. */
export default [
  budget('shell, on every page of the app', files([entry, ...preload, ...styles]), '245 kB'),
  budget('shell, on signed-in pages besides', files(signedIn), '27 kB'),
  budget('marketing, all screens', 'dist/assets/marketing/*.js.br', '240 kB'),
  budget('customer, all screens with the text editor', 'dist/assets/customer/*.js.br', '800 kB'), // 20 for support
  budget('admin, all screens with the text editor', 'dist/assets/admin/*.js.br', '990 kB'), // 70 for support with its mails and canned replies, groups of rows and Undo
];
