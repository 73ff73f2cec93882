import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { EMPTY } from '~/portal/mail/contact-form';
import { violations } from '../../components/axe-for-test';
import { renderInPortal } from '../portal-for-test';
import { openContactForm } from './contact-form-session';
import { SupportForm } from './support-form';

const SENT = 'Message sent successfully!';
const FAILED = 'Error sending email. Please try again.';
const EMAIL = 'grace@example.com';
const MAIL = {
  origin: 'https://mail.example',
  publicKey: 'key',
  serviceId: 'service',
  templateId: 'template',
  throttleMs: 0,
};
const MESSAGE = { Name: 'Ada', Email: 'ada@example.org', Subject: 'Hello', Message: 'A job.\nFor you.' };

const field = (name: string) => page.getByRole('textbox', { name });
const send = page.getByRole('button', { name: 'Send', exact: true });
const alert = page.getByRole('alert');

/** The service. Each request is answered by hand. */
const service = vi.fn<typeof fetch>();
const answers = (status: number, text: string) =>
  service.mockImplementationOnce(() =>
    // A response without content has no body.
    Promise.resolve(new Response(status === 204 ? null : text, { status })),
  );
const logged: string[] = [];

beforeEach(() => {
  service.mockReset();
  logged.length = 0;
  vi.spyOn(globalThis, 'fetch').mockImplementation(service);
  vi.spyOn(console, 'error').mockImplementation((...parts) => void logged.push(parts.join(' ')));
});
afterEach(() => {
  vi.restoreAllMocks();
});

const form = (mail: typeof MAIL | null = MAIL) =>
  renderInPortal(
    <main>
      <h1>Support</h1>
      <SupportForm name="support" subject="" to={{ email: EMAIL, mail }} />
    </main>,
  );

async function fillIn(message: Partial<typeof MESSAGE> = {}) {
  for (const [name, text] of Object.entries({ ...MESSAGE, ...message })) await field(name).fill(text);
  // The behaviour is loaded with the first field that is touched.
  await expect.element(page.getByRole('button', { name: 'Discard' })).toBeVisible();
}

async function expectStored() {
  for (const [name, text] of Object.entries(MESSAGE)) await expect.element(field(name)).toHaveValue(text);
}

test('empty fields show one alert, a description each, and focus on the first', async () => {
  await form();
  await fillIn({ Email: '', Message: '  ' });
  await send.click();
  await expect.element(alert).toHaveTextContent('Please fill in all required fields');
  await expect.element(field('Email')).toHaveFocus();
  for (const name of ['Email', 'Message']) {
    await expect.element(field(name)).toHaveAttribute('aria-invalid', 'true');
    await expect.element(field(name)).toHaveAccessibleDescription(`${name} is required`);
  }
  await expect.element(field('Name')).toHaveAttribute('aria-invalid', 'false');
  await expect.element(field('Name')).toHaveValue('Ada');
  expect(await violations()).toEqual([]);
  expect(service).not.toHaveBeenCalled();
});

test('while sending, the button is disabled and a second press sends nothing', async () => {
  let answer: (response: Response) => void = () => {};
  service.mockImplementation(() => new Promise((answered) => (answer = answered)));
  await form();
  await fillIn();
  await send.click();
  const sending = page.getByRole('button', { name: 'Sending...' });
  await expect.element(sending).toHaveAttribute('aria-disabled', 'true');
  (field('Subject').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(sending).toHaveAttribute('aria-disabled', 'true');
  expect(service).toHaveBeenCalledOnce();
  answer(new Response('OK'));
  await expect.element(page.getByText(SENT)).toBeVisible();
  for (const name of Object.keys(MESSAGE)) await expect.element(field(name)).toHaveValue('');
  // The next message hides the bar of the last one.
  await fillIn();
  await send.dblClick();
  await expect.element(sending).toBeVisible();
  await expect.element(page.getByText(SENT)).not.toBeInTheDocument();
  answer(new Response('OK'));
  await expect.element(page.getByText(SENT)).toBeVisible();
  await expect.element(send).toHaveFocus();
  expect(service).toHaveBeenCalledTimes(2);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect.element(page.getByText(SENT)).not.toBeInTheDocument();
  await expect.element(send).toHaveFocus();
});

test('a fault of the page after the message was sent is no failure to send it', async () => {
  answers(200, 'OK');
  const session = await openContactForm('faulty');
  session.subscribe(() => {
    if (session.state().is === 'sent') throw new Error('A fault of the page');
  });
  await expect(session.send(MAIL, EMPTY)).rejects.toThrow('A fault of the page');
  expect(session.state().is).toBe('sent');
});

for (const [status, text] of [
  [429, 'Too Many Requests'],
  [200, '<!doctype html><title>Log in to this network</title>'],
] as const)
  test(`a failure is shown and logged, and keeps all texts: ${status} ${text}`, async () => {
    answers(status, text);
    await form();
    await fillIn();
    await send.click();
    await expect.element(alert).toHaveTextContent(FAILED);
    expect(logged.join('\n')).toContain(`The message was not sent. ${status} ${text}`);
    await expectStored();
    await expect.element(send).toHaveFocus();
    expect(service).toHaveBeenCalledOnce();
    answers(200, 'OK');
    await send.click();
    await expect.element(page.getByText(SENT)).toBeVisible();
    await expect.element(page.getByText(FAILED)).not.toBeInTheDocument();
    expect(service).toHaveBeenCalledTimes(2);
  });

test('without a service, shows errors before it opens the mail program', async () => {
  await form(null);
  await expect.element(page.getByText('Your email app opens with everything filled in')).toBeVisible();
  await fillIn({ Email: 'ada' });
  await page.getByRole('button', { name: 'Open in my email app' }).click();
  await expect.element(field('Email')).toHaveAccessibleDescription('Please enter a valid email address');
  await expect.element(page.getByText('Your email app should be open now')).not.toBeInTheDocument();
});
