import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { imageSize } from 'image-size';

import { makeFolder, writeAtOnce } from '../resume/import/write-files';
import { EditRefused } from './changed-text';

const FOLDER = 'images';
const LONGEST_NAME = 60;
/** The ending of a picture's file by its type. */
const ENDINGS: Readonly<Record<string, string>> = {
  avif: 'avif',
  gif: 'gif',
  heif: 'avif',
  jpg: 'jpg',
  png: 'png',
  svg: 'svg',
  webp: 'webp',
};

function endingOf(bytes: Uint8Array): string {
  let type: string | undefined;
  try {
    ({ type } = imageSize(bytes));
  } catch {
    // No picture.
  }
  const ending = ENDINGS[type ?? ''];
  if (ending === undefined)
    throw new EditRefused('This is no picture that browsers show: PNG, JPEG, WebP, AVIF, GIF or SVG.');
  return ending;
}

/**
 * Stores a picture in the owner's folder. No other file is replaced.
 * @param given the name that it had on the owner's machine
 * @returns its path in the folder
 * @throws EditRefused for another kind of file
 */
export function storePicture(directory: string, given: string, bytes: Uint8Array): string {
  const ending = endingOf(bytes);
  const name =
    given
      .replace(/\.[^.]*$/, '')
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .slice(0, LONGEST_NAME)
      .replaceAll(/^-|-$/g, '') || 'picture';
  const folder = join(directory, FOLDER);
  makeFolder(folder);
  if (lstatSync(folder).isSymbolicLink())
    throw new EditRefused(`${FOLDER} is a link to another folder: put the picture there by hand.`);
  for (let count = 1; ; count += 1) {
    const file = `${name}${count > 1 ? `-${count}` : ''}.${ending}`;
    const path = join(folder, file);
    if (!existsSync(path)) writeAtOnce(path, bytes);
    else if (!readFileSync(path).equals(bytes)) continue;
    return `${FOLDER}/${file}`;
  }
}
