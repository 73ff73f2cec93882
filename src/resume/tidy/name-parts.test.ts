import { expect, test } from 'vitest';

import { readFolder } from '../read/folder-for-test';

const ownerOf = (basics: object) => readFolder({ 'resume.json': { basics } }).portfolio?.owner;

test.each([
  [{ firstName: 'Ada', lastName: 'Lovel', secondSurname: 'Byron' }, 'Ada Lovel Byron'],
  [{ firstname: 'Ada', lastname: 'Lovel', second_last_name: 'Byron' }, 'Ada Lovel Byron'],
  [{ firstName: 'Ada', surname: 'Lovel', segundoApellido: 'Byron' }, 'Ada Lovel Byron'],
  [{ firstName: 'Ada', lastName: 'Lovel Byron', secondLastName: 'Byron' }, 'Ada Lovel Byron'],
  [{ firstName: 'Ada', lastName: 'Lovel', secondSurname: '' }, 'Ada Lovel'],
  // Both parents may have one surname.
  [{ firstName: 'Ada', lastName: 'Byron', secondSurname: 'Byron' }, 'Ada Byron Byron'],
  [{ firstName: 'Ada', lastName: 'Byron Lovel', secondSurname: 'Byron' }, 'Ada Byron Lovel Byron'],
  [{ name: 'Ada', lastName: 'Lovel', secondSurname: 'Byron' }, 'Ada Lovel Byron'],
  [{ name: 'Ada', lastName: 'Lovel Byron', secondSurname: 'Byron' }, 'Ada Lovel Byron'],
])('joins both surnames: %j', (basics, name) => {
  expect(ownerOf(basics)).toMatchObject({ name, properties: [] });
});
