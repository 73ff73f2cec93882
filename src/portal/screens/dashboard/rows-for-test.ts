import { page } from 'vitest/browser';

/** The number of rows in which the items of a list stand. */
export const rowsOfItems = (): number =>
  new Set(
    page
      .getByRole('listitem')
      .elements()
      .map((item) => item.getBoundingClientRect().top),
  ).size;
