import type { Page } from '@playwright/test';

/**
 * The content of the clipboard, pasted into a new tab, because the portal's pages may write to the clipboard
 * but not read it.
 */
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
