import { useLayoutEffect, useRef } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { isDisclosureOpen, setDisclosures, useDisclosure } from '~/portal/browser/disclosures';
import { DisclosureBody } from './company-section';

const ID = 'roles';

function Company() {
  const { open, buttonProps } = useDisclosure(ID, false);
  return (
    <>
      <button {...buttonProps}>Company</button>
      <DisclosureBody id={ID} open={open}>
        Roles
      </DisclosureBody>
    </>
  );
}

const button = page.getByRole('button', { name: 'Company' });
const bodyIn = (container: HTMLElement) => container.querySelector('disclosure-body') as HTMLElement;

test('a click, the store and find-in-page expand and collapse the body, which find-in-page searches', async () => {
  const { container } = await render(<Company />);
  const body = bodyIn(container);
  expect(body.getAttribute('hidden')).toBe('until-found');
  await button.click();
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  expect(body.hasAttribute('hidden')).toBe(false);
  setDisclosures([[ID, false]]);
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  expect(body.getAttribute('hidden')).toBe('until-found');
  body.dispatchEvent(new Event('beforematch', { bubbles: true }));
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
});

/** Puts the company on the page as it is built. */
async function builtCompany(): Promise<HTMLElement> {
  const built = await render(<Company />);
  const html = built.container.innerHTML;
  await built.unmount();
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.append(container);
  return container;
}

test('a disclosure expanded before hydration stays expanded, without a warning', async () => {
  const container = await builtCompany();
  // As the first-second script does.
  container.querySelector('button')?.setAttribute('aria-expanded', 'true');
  bodyIn(container).removeAttribute('hidden');

  const warn = vi.spyOn(console, 'error');
  const onRecoverableError = vi.fn<() => void>();
  const root = hydrateRoot(container, <Company />, { onRecoverableError });
  await vi.waitFor(() => expect(isDisclosureOpen(ID)).toBe(true));
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  expect(bodyIn(container).hasAttribute('hidden')).toBe(false);
  await button.click();
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  expect(bodyIn(container).getAttribute('hidden')).toBe('until-found');
  expect(warn).not.toHaveBeenCalled();
  expect(onRecoverableError).not.toHaveBeenCalled();
  root.unmount();
  container.remove();
});

test('a click between hydration and the subscription to the store is not lost', async () => {
  const container = await builtCompany();
  const script = new AbortController();
  // As the first-second script does.
  const onClick = (event: Event) => {
    const target = event.target as Element;
    if (!event.defaultPrevented) target.setAttribute('aria-expanded', String(target.ariaExpanded !== 'true'));
  };
  document.addEventListener('click', onClick, script);

  function ClickedAtOnce() {
    const clicked = useRef(false);
    // A layout effect runs before React subscribes to stores.
    useLayoutEffect(() => {
      if (!clicked.current) container.querySelector('button')?.click();
      clicked.current = true;
    }, []);
    return <Company />;
  }
  const root = hydrateRoot(container, <ClickedAtOnce />);
  await vi.waitFor(() => expect(isDisclosureOpen(ID)).toBe(true));
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  expect(bodyIn(container).hasAttribute('hidden')).toBe(false);
  script.abort();
  root.unmount();
  container.remove();
});
