import { expect, type Page } from '@playwright/test';

export const field = (page: Page, name: string) => page.getByRole('textbox', { name });
export const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true });

export const MESSAGE = {
  Name: 'Ada',
  Email: 'ada@example.org',
  Subject: 'Hello',
  Message: 'A job.\nFor you.',
};

/** Fills in the form. */
export async function fillIn(page: Page, message: Partial<typeof MESSAGE> = {}) {
  for (const [name, text] of Object.entries({ ...MESSAGE, ...message })) await field(page, name).fill(text);
}

export async function expectStored(page: Page, message: Partial<typeof MESSAGE> = {}) {
  for (const [name, text] of Object.entries({ ...MESSAGE, ...message }))
    await expect(field(page, name)).toHaveValue(text);
}
