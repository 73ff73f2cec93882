import { expect, test } from 'vitest';

import { exportFilesIn } from './export-formats';

const pdf = { kind: 'pdf', path: '/resume.pdf', type: 'application/pdf', name: 'Ada.pdf', pages: 2 };

test('parses the list of export files', () => {
  const files = [pdf, { ...pdf, kind: 'md', pages: null }];
  expect(exportFilesIn(JSON.stringify(files))).toEqual(files);
});

test('rejects other texts', () => {
  for (const text of ['', '<!doctype html>', 'null', '{}', '[]']) expect(exportFilesIn(text)).toBeNull();
});
