import { splitName } from './split-name.js';

it.each([
  ['Ann Lee Smith', 'Ann', 'Lee Smith'],
  ['  Ann   Bee ', 'Ann', 'Bee'],
  ['Madonna', 'Madonna', ''],
  ['Ortega, Luis', 'Luis', 'Ortega'],
  ['Ortega, Luis Jr.', 'Luis', 'Ortega Jr.'],
  ['de la Cruz, María José', 'María José', 'de la Cruz'],
  ['Smith, Dr. Ann', 'Ann', 'Smith'],
  ['Dr. Ann Lee Smith', 'Ann', 'Lee Smith'],
  ['Prof. Dr. Ann Smith', 'Ann', 'Smith'],
  ['Mrs Ann Smith', 'Ann', 'Smith'],
  ['Mr. Smith', '', 'Smith'],
  ['Drew Barry', 'Drew', 'Barry'],
  ['Luis Ortega, Jr.', 'Luis', 'Ortega, Jr.'],
  ['Ann Smith, M.D.', 'Ann', 'Smith, M.D.'],
  ['Neuse Bakery, Inc.', 'Neuse Bakery, Inc.', ''],
  ['Smith, Ann, Raleigh', 'Smith,', 'Ann, Raleigh'],
  ['Smith,', 'Smith,', ''],
  ['', '', ''],
])('%j is %j %j', (name, first_name, last_name) => {
  expect(splitName(name)).toEqual({ first_name, last_name });
});
