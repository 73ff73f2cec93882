import sharp from 'sharp';
import { expect, test } from 'vitest';

import { folderOf } from '../resume/read/folder-for-test';
import { readContentToBuild } from './read-content';

test('the initials stand in for a photo that cannot be decoded', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const photo = await sharp({ create: { width: 80, height: 40, channels: 3, background: 'teal', noise } })
    .jpeg()
    .toBuffer();
  const read = (bytes: Uint8Array) =>
    readContentToBuild(
      folderOf({ 'resume.json': { basics: { name: 'Ada Byron', image: 'ada.jpg' } }, 'ada.jpg': bytes }),
    );
  const damaged = await read(photo.subarray(0, -40));
  expect(damaged.portfolio.owner.photo).toBeNull();
  expect(damaged.warnings.join('\n')).toMatch(
    /basics\.image: expected a picture that can be decoded \(the file is damaged\), got "ada\.jpg"; your initials stand in\./,
  );
  const whole = await read(photo);
  expect(whole.portfolio.owner.photo).not.toBeNull();
  expect(whole.warnings.join('\n')).not.toContain('damaged');
});
