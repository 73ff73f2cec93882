import type { Portfolio } from '~/resume/model/portfolio';
import type { Language } from '~/portal/addresses/languages';

import { tOf } from './t';

/** The host of an address, or of the template of a map's tiles: `https://{s}.tiles.example/{z}` → `tiles.example`. */
export const hostOf = (address: string): string =>
  address
    .replace(/^https?:\/\//, '')
    .replace(/\/.*$/, '')
    .replace(/^\{[^}]*\}\./, '');

/**
 * The privacy notice as a summary and sentences, generated from the configuration. It lists all data that
 * leaves the site and all data stored on the device.
 */
export function privacyNote(
  { portal, owner, pictureHosts }: Pick<Portfolio, 'portal' | 'owner' | 'pictureHosts'>,
  { code }: Pick<Language, 'code'>,
): { summary: string; sentences: readonly string[] } {
  const t = tOf(code);
  const { mail, map, offline, speed } = portal;
  const message = () => {
    if (mail?.origin === '') return [t('privacy.machine')];
    if (mail) return [t('privacy.service', { host: hostOf(mail.origin) })];
    return owner.email ? [t('privacy.program')] : [];
  };
  const tiles = {
    auto: () => [t('privacy.tiles', { host: hostOf(map.url) })],
    ask: () => [t('privacy.tilesAsked', { host: hostOf(map.url) })],
    off: () => [],
  }[map.tiles];
  return {
    summary: t('privacy.summary'),
    sentences: [
      ...message(),
      ...tiles(),
      ...(pictureHosts.length > 0 ? [t('privacy.pictures', { hosts: pictureHosts.join(', ') })] : []),
      ...(speed ? [t('privacy.speed', { name: owner.name })] : []),
      t('privacy.nothingElse'),
      t('privacy.device'),
      ...(offline ? [t('privacy.copies')] : []),
    ],
  };
}
