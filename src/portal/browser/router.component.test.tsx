import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { Link, navigate, Outlet, Router, startRouter, useBlocker, useLocation } from './router';

const START = location.pathname + location.search;

/** Settles the loads of the screens, by path. */
const pending = new Map<string, { show: () => void; fail: () => void }>();

function Frame() {
  const { pathname, search, hash } = useLocation();
  const [isBusy, setBusy] = useState(false);
  const held = useBlocker(isBusy);
  return (
    <>
      <p role="status">{pathname + search + hash}</p>
      <Link to="/profile">Profile</Link>
      <Link to="/usage">Usage</Link>
      <Link to="?sort=name">Sort</Link>
      <button onClick={() => setBusy(!isBusy)}>Busy</button>
      {held && <button onClick={held.leave}>Leave</button>}
      {held && <button onClick={held.stay}>Stay</button>}
      <Outlet />
    </>
  );
}

const status = page.getByRole('status');
const follow = (name: string) => page.getByRole('link', { name }).click();
const press = (name: string) => page.getByRole('button', { name }).click();
const goBack = async () => {
  const popped = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  navigate(-1);
  await popped;
};

beforeEach(async () => {
  history.replaceState(null, '', '/dashboard');
  pending.clear();
  const first = await startRouter(<h1>dashboard</h1>, {
    isDocument: () => false,
    load: (pathname) =>
      new Promise((resolve, reject) => {
        pending.set(pathname, {
          show: () => resolve(<h1>{pathname.slice(1)}</h1>),
          fail: () => reject(new Error('Not loaded')),
        });
      }),
  });
  await render(
    <Router first={first} onError={(error) => <p role="alert">{String(error)}</p>}>
      <Frame />
    </Router>,
  );
  return () => history.replaceState(null, '', START);
});

const loaded = async (pathname: string) => {
  await expect.poll(() => pending.has(pathname)).toBe(true);
  pending.get(pathname)?.show();
};

test('the latest of two navigations counts, in any order of their loads', async () => {
  await follow('Profile');
  await follow('Usage');
  await loaded('/usage');
  await loaded('/profile');
  await expect.element(page.getByRole('heading', { name: 'usage' })).toBeVisible();
  expect(location.pathname).toBe('/usage');
});

test('a click with a modifier is left to the browser', async () => {
  let isPrevented = true;
  const note = (event: Event) => {
    isPrevented = event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('click', note, { once: true });
  await userEvent.click(page.getByRole('link', { name: 'Profile' }), { modifiers: ['Control'] });
  expect(isPrevented).toBe(false);
  expect(pending.size).toBe(0);
});

test('a held navigation is dropped or continued, also that of Back', async () => {
  await follow('Profile');
  await loaded('/profile');
  await expect.element(status).toHaveTextContent('/profile');
  await press('Busy');
  await follow('Usage');
  await press('Stay');
  expect(pending.has('/usage')).toBe(false);
  await goBack();
  await expect.element(page.getByRole('button', { name: 'Leave' })).toBeVisible();
  await expect.poll(() => location.pathname).toBe('/profile');
  await press('Leave');
  await loaded('/dashboard');
  await expect.element(status).toHaveTextContent('/dashboard');
  expect(location.pathname).toBe('/dashboard');
});

test('the dialog of a held navigation closes while the next screen loads', async () => {
  await press('Busy');
  await follow('Profile');
  await press('Leave');
  await expect.element(page.getByRole('button', { name: 'Leave' })).not.toBeInTheDocument();
  await loaded('/profile');
  await expect.element(status).toHaveTextContent('/profile');
});

test('a page that is not left after all, such as by the browser’s own dialog, holds the next navigation', async () => {
  await press('Busy');
  await follow('Profile');
  await press('Leave');
  await follow('Usage');
  await press('Stay');
  await loaded('/profile');
  await expect.element(status).toHaveTextContent('/profile');
  expect(pending.has('/usage')).toBe(false);
});
