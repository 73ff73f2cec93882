import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { violations } from './axe-for-test';
import { FilterBox } from './filter-box';

function Filter() {
  const [query, setQuery] = useState('');
  return (
    <>
      <FilterBox label="Search by name" onChange={setQuery} placeholder="Search" value={query} />
      <p role="status">Query: {query}</p>
    </>
  );
}

test('searches while typing; Escape clears the field and keeps focus', async () => {
  await render(<Filter />);
  const field = page.getByRole('searchbox', { name: 'Search by name' });
  await userEvent.tab();
  await userEvent.keyboard('indra');
  await expect.element(page.getByRole('status')).toHaveTextContent('Query: indra');
  await userEvent.keyboard('{Escape}');
  await expect.element(field).toHaveValue('');
  await expect.element(page.getByRole('status')).toHaveTextContent(/Query:$/);
  await expect.element(field).toHaveFocus();
});

test('axe finds no violation', async () => {
  await render(<Filter />);
  expect(await violations()).toEqual([]);
});
