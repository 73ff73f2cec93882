import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { ColumnHandle } from './grid-head';

const handle = page.getByRole('separator', { name: 'Width of the Region column' });
const focusHandle = () => (handle.element() as HTMLElement).focus();

function Column() {
  const [width, setWidth] = useState(160);
  return (
    <ColumnHandle
      label="Width of the Region column"
      largest={300}
      onReset={() => setWidth(160)}
      onWidth={setWidth}
      smallest={120}
      width={width}
    />
  );
}

for (const [dir, wider, narrower] of [
  ['ltr', '{ArrowRight}', '{ArrowLeft}'],
  ['rtl', '{ArrowLeft}', '{ArrowRight}'],
] as const)
  test(`arrow keys resize a column within its limits: ${dir}`, async () => {
    document.documentElement.dir = dir;
    await render(<Column />);
    focusHandle();
    await userEvent.keyboard(wider);
    await expect.element(handle).toHaveAttribute('aria-valuenow', '176');
    await userEvent.keyboard(narrower.repeat(2));
    await expect.element(handle).toHaveAttribute('aria-valuenow', '144');
    await userEvent.keyboard(narrower.repeat(3));
    await expect.element(handle).toHaveAttribute('aria-valuenow', '120');
    await userEvent.keyboard('{End}');
    await expect.element(handle).toHaveAttribute('aria-valuenow', '300');
    await userEvent.keyboard(wider);
    await expect.element(handle).toHaveAttribute('aria-valuenow', '300');
    await userEvent.keyboard('{Home}');
    await expect.element(handle).toHaveAttribute('aria-valuenow', '160');
  });

test('a double click resets the width', async () => {
  await render(<Column />);
  focusHandle();
  await userEvent.keyboard('{End}');
  await expect.element(handle).toHaveAttribute('aria-valuenow', '300');
  handle.element().dispatchEvent(new MouseEvent('dblclick', { bubbles: true }));
  await expect.element(handle).toHaveAttribute('aria-valuenow', '160');
});
