import { expect, test } from 'vitest';

import { chineseTag } from './chinese-script';
import { readFolder } from './folder-for-test';

test.each([
  ['負責維護織布機，並且訓練新進的學員。', null, 'zh-Hant'],
  ['负责维护织布机，并且训练新进的学员。', 'TW', 'zh'],
  ['在工厂工作。', 'TW', 'zh-Hant'],
  ['在工厂工作。', 'CN', 'zh'],
])('tells the script of “%s” in %s', (text, country, tag) => {
  expect(chineseTag([text], country)).toBe(tag);
});

test('names countries in the script of the texts', () => {
  const read = (summary: string) => {
    const basics = { name: '林小織', summary, location: { city: '台北', countryCode: 'TW' } };
    const { portfolio } = readFolder({ 'resume.json': { basics } });
    return [portfolio?.portal.language, portfolio?.owner.place?.country, portfolio?.places[0]?.country];
  };
  const traditional = '我在織布機的工廠裡工作了很多年，負責維護機器、訓練學員，也學會了設計新的布料與花紋。';
  const simplified = '我在织布机的工厂里工作了很多年，负责维护机器、训练学员，也学会了设计新的布料与花纹。';
  expect(read(`${traditional}${traditional}`)).toEqual(['zh-Hant', '台灣', '台灣']);
  expect(read(`${simplified}${simplified}`)).toEqual(['zh', '台湾', '台湾']);
});
