import type { Page } from '@playwright/test';

/** What was copied, pasted into a tab of its own: the portal's pages may write to the clipboard and not read it. */
export async function pasted(page: Page): Promise<string> {
  const tab = await page.context().newPage();
  await tab.setContent('<textarea></textarea>');
  const field = tab.getByRole('textbox');
  await field.focus();
  await tab.keyboard.press('ControlOrMeta+V');
  const text = await field.inputValue();
  await tab.close();
  return text;
}
