import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { useLazyModule } from './use-lazy-module';

type Greeting = { greet: () => string };

const MODULE: Greeting = { greet: () => 'Hello' };
const loaderMock = () => vi.fn<() => Promise<Greeting>>();
const button = page.getByRole('button');
const results: (Greeting | null)[] = [];

/** A command that loads its module when it is pressed, and shows the state. */
function Command({ loader }: { loader: () => Promise<Greeting> }) {
  const greeting = useLazyModule(loader);
  return (
    <>
      <button onClick={() => void greeting.load().then((module) => results.push(module))} type="button">
        Greet
      </button>
      <p role="status">{greeting.state === 'ready' ? greeting.content.greet() : greeting.state}</p>
    </>
  );
}

const status = page.getByRole('status');

test('nothing is loaded before the first call; then the state is loading and ready', async () => {
  let resolve: (module: Greeting) => void = () => {};
  const loader = loaderMock().mockReturnValue(new Promise((settle) => (resolve = settle)));
  await render(<Command loader={loader} />);
  await expect.element(status).toHaveTextContent('idle');
  expect(loader).not.toHaveBeenCalled();
  await button.click();
  await expect.element(status).toHaveTextContent('loading');
  resolve(MODULE);
  await expect.element(status).toHaveTextContent('Hello');
});

test('calls while the module is loading, and after it, share one request', async () => {
  let resolve: (module: Greeting) => void = () => {};
  const loader = loaderMock().mockReturnValue(new Promise((settle) => (resolve = settle)));
  await render(<Command loader={loader} />);
  results.length = 0;
  await button.dblClick();
  resolve(MODULE);
  await expect.element(status).toHaveTextContent('Hello');
  await button.click();
  await expect.poll(() => results).toEqual([MODULE, MODULE, MODULE]);
  expect(loader).toHaveBeenCalledOnce();
});

test('a failure resolves to null, and the next call tries again', async () => {
  const loader = loaderMock().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(MODULE);
  await render(<Command loader={loader} />);
  results.length = 0;
  await button.click();
  await expect.element(status).toHaveTextContent('failed');
  expect(results).toEqual([null]);
  await button.click();
  await expect.element(status).toHaveTextContent('Hello');
  expect(loader).toHaveBeenCalledTimes(2);
});

test('a component that is mounted later shows a loaded module in its first render', async () => {
  const loader = loaderMock().mockResolvedValue(MODULE);
  const first = await render(<Command loader={loader} />);
  await button.click();
  await expect.element(status).toHaveTextContent('Hello');
  await first.unmount();
  await render(<Command loader={loader} />);
  expect(status.element().textContent).toBe('Hello');
});

test('the module is rendered when load resolves', async () => {
  const loader = loaderMock().mockResolvedValue(MODULE);
  const shown = vi.fn<(text: string | null) => void>();
  function Opener() {
    const greeting = useLazyModule(loader);
    const open = async () => {
      await greeting.load();
      shown(document.querySelector('output')?.textContent ?? null);
    };
    return (
      <>
        <button onClick={() => void open()} type="button">
          Open
        </button>
        {greeting.state === 'ready' && <output>{greeting.content.greet()}</output>}
      </>
    );
  }
  await render(<Opener />);
  await button.click();
  await expect.poll(() => shown.mock.calls).toEqual([['Hello']]);
});
