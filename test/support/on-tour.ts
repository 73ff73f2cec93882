import { expect, type Page } from '@playwright/test';

import { en } from './words';

const STEPS = [
  { screen: '/dashboard', title: en['tour.welcomeTitle'] },
  { screen: '/dashboard', title: en['tour.sidebarTitle'] },
  { screen: '/profile', title: /^About \S/ },
  { screen: '/management-groups', title: en['tour.groupsTitle'] },
  { screen: '/experience', title: en['tour.experienceTitle'] },
  { screen: '/support', title: /^Write to \S/ },
];

export const opener = (page: Page) => page.getByRole('button', { name: 'Take a Tour' });
export const tour = (page: Page) => page.getByRole('dialog');
export const sidebar = (page: Page) => page.locator('#sidebar');

/** Clicks a button of the bubble. */
export const press = (page: Page, name: string) =>
  tour(page).getByRole('button', { name, exact: true }).click();

/** Expects step 1–6 of the tour on its screen. */
export async function atStep(page: Page, step: number) {
  const { screen, title } = STEPS[step - 1] ?? {};
  await expect(page).toHaveURL(screen ?? '');
  await expect(page.getByRole('dialog', { name: title })).toContainText(`Step ${step} of 6`);
}

/** Expects that the tour has ended on a screen and the focus has returned. */
export async function closed(page: Page, screen: string) {
  await expect(tour(page)).toHaveCount(0);
  await expect(page).toHaveURL(screen);
  await expect(opener(page)).toBeFocused();
}

export async function open(page: Page, address = '/dashboard') {
  await page.goto(address);
  await opener(page).click();
  await atStep(page, 1);
}

/** The positions of the hole and the bubble; `dark` without a hole. */
export const places = (page: Page) =>
  tour(page).evaluate((dialog) => {
    const [cutout, bubble] = [...dialog.children].map((part) => part.getBoundingClientRect());
    return { cutout, bubble, dark: dialog.firstElementChild?.hasAttribute('hidden') };
  });

/** Waits until the cutout is around the first match of each target and the area between them. */
export async function lit(page: Page, ...targets: string[]) {
  await expect(async () => {
    const { cutout, dark } = await places(page);
    expect(dark).toBe(false);
    const boxes = await Promise.all(targets.map((target) => page.locator(target).first().boundingBox()));
    const [left, top, right, bottom] = [
      Math.min(...boxes.map((box) => box?.x ?? NaN)),
      Math.min(...boxes.map((box) => box?.y ?? NaN)),
      Math.max(...boxes.map((box) => (box ? box.x + box.width : NaN))),
      Math.max(...boxes.map((box) => (box ? box.y + box.height : NaN))),
    ];
    expect(Math.abs((cutout?.left ?? NaN) + 8 - left)).toBeLessThan(1);
    expect(Math.abs((cutout?.top ?? NaN) + 8 - top)).toBeLessThan(1);
    expect(Math.abs((cutout?.right ?? NaN) - 8 - right)).toBeLessThan(1);
    expect(Math.abs((cutout?.bottom ?? NaN) - 8 - bottom)).toBeLessThan(1);
  }).toPass({ timeout: 5000 });
}
