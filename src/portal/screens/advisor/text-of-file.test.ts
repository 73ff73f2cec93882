import { expect, test } from 'vitest';

import { textOfFile } from './text-of-file';

const file = (...bytes: number[]) => new Blob([Uint8Array.from(bytes)]);

test('reads UTF-8, UTF-16 and Windows-1252', async () => {
  expect(await textOfFile(new Blob(['Mínimo 5 años']))).toBe('Mínimo 5 años');
  expect(await textOfFile(file(0xff, 0xfe, 0xf1, 0x00, 0x61, 0x00))).toBe('ña');
  expect(await textOfFile(file(0xfe, 0xff, 0x00, 0xf1, 0x00, 0x61))).toBe('ña');
  expect(await textOfFile(file(0x61, 0xf1, 0x6f, 0x73))).toBe('años');
  expect(await textOfFile(new Blob([]))).toBe('');
});

test('refuses pictures, archives, PDF and RTF', async () => {
  expect(await textOfFile(file(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a))).toBeNull();
  expect(await textOfFile(file(0x50, 0x4b, 0x03, 0x04))).toBeNull();
  expect(await textOfFile(new Blob(['%PDF-1.7 Java']))).toBeNull();
  expect(await textOfFile(new Blob(['{\\rtf1 Java}']))).toBeNull();
  expect(await textOfFile(new Blob(['a'.repeat(500_001)]))).toBeNull();
});
