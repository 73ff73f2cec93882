import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { markSeen, notify, onNotificationsChange, storeNotifications } from '~/portal/browser/notifications';

import { violations } from '../../components/axe-for-test';
import { renderInPortal } from '../portal-for-test';
import { Bell } from './bell';
import { NotificationsPane } from './notifications-pane';
import { Toasts } from './toasts';

const toasts = page.getByRole('status', { name: 'New notifications' });
const pane = page.getByRole('dialog', { name: 'Notifications' });

afterEach(() => storeNotifications([]));

test('a toast shows the action and can be dismissed, and the bell still counts it', async () => {
  await renderInPortal(<Bell />);
  const bell = page.getByRole('link', { name: /^Notifications/ });
  await expect.element(bell).toHaveAccessibleName('Notifications');
  notify('exported', 'groups.csv');
  await expect.element(toasts).toHaveTextContent('File exported');
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(toasts.getByRole('button', { name: /^Dismiss “File exported: groups/ })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(toasts).not.toHaveTextContent('groups.csv');
  await expect.element(bell).toHaveAccessibleName('Notifications, 1 new');
});

test('a failure has the colour of errors', async () => {
  await renderInPortal(<Toasts />);
  const colorOf = () => {
    const icon = toasts.element().querySelector('svg');
    return icon && getComputedStyle(icon).color;
  };
  notify('exported', 'groups.csv');
  await expect.element(toasts).toHaveTextContent('File exported');
  const done = colorOf();
  storeNotifications([]);
  await expect.element(toasts).not.toHaveTextContent('File exported');
  notify('failed', 'groups.csv');
  await expect.element(toasts).toHaveTextContent('groups.csv');
  expect([null, done]).not.toContain(colorOf());
});

test('closing the toasts of a kind changes nothing if there are none, so that nothing is loaded', () => {
  const onChange = vi.fn<() => void>();
  const unsubscribe = onNotificationsChange(onChange);
  markSeen('sent');
  expect(onChange).not.toHaveBeenCalled();
  notify('sent');
  markSeen('sent');
  expect(onChange).toHaveBeenCalledTimes(2);
  unsubscribe();
});

test('a toast is shown inside an open dialog', async () => {
  await renderInPortal(
    <>
      <Toasts />
      <NotificationsPane onClose={() => {}} />
    </>,
  );
  notify('copied', 'Indra');
  await expect.element(pane.getByRole('status', { name: 'New notifications' })).toBeInTheDocument();
});

test('the pane removes notifications one by one or at once, and shows a message when it is empty', async () => {
  notify('exported', 'groups.csv');
  notify('copied', 'Indra');
  notify('starred', 'Ferrovial');
  await renderInPortal(<NotificationsPane onClose={() => {}} />);
  const lines = pane.getByRole('listitem');
  await expect.element(lines.nth(0)).toHaveTextContent('Ferrovial');
  expect(lines.elements()).toHaveLength(3);
  await pane.getByRole('button', { name: /^Dismiss “.*Indra/ }).click();
  await expect.element(lines.nth(2)).not.toBeInTheDocument();
  expect(lines.elements().map((line) => line.textContent?.includes('Indra'))).toEqual([false, false]);
  // The pressed button is removed, and the focus stays in the pane.
  expect(pane.element().contains(document.activeElement)).toBe(true);
  await pane.getByRole('button', { name: 'Dismiss all' }).click();
  await expect.element(lines.nth(0)).not.toBeInTheDocument();
  await expect.element(pane.getByRole('status')).toHaveTextContent('No notifications to display');
  expect(pane.element().contains(document.activeElement)).toBe(true);
});

for (const width of [1366, 320])
  test(`axe finds no violation in a toast and in the pane: ${width} px`, async () => {
    await page.viewport(width, 700);
    await renderInPortal(
      <>
        <Toasts />
        <NotificationsPane onClose={() => {}} />
      </>,
    );
    notify('exported', 'groups.csv');
    await expect.element(pane.getByRole('listitem')).toHaveTextContent('groups.csv');
    expect(await violations()).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });
