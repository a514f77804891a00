import { searchOfView } from './search-of-view.js';

it.each([
  ['', ''],
  ['?page=3', ''],
  ['?status=active%2Con_hold&page=2&health=at_risk', 'health=at_risk&status=active%2Con_hold'],
  ['?search=caf%C3%A9 bar', 'search=caf%C3%A9+bar'],
])('a view of “%s” is “%s”, whatever order the filters were chosen in', (search, kept) => {
  expect(searchOfView(search)).toBe(kept);
});
