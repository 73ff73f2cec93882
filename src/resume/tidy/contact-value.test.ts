import { expect, test } from 'vitest';

import { readFolder } from '../read/folder-for-test';

const read = (basics: object, portal: object = {}) =>
  readFolder({
    'resume.json': { basics: { name: 'Ada Byron', ...basics } },
    'portal.yaml': JSON.stringify(portal),
  });

test.each([
  [{ label: 'ada@mill.example', href: 'mailto:ada@mill.example' }],
  [{ label: 'Write to me', href: 'mailto:ada@mill.example?subject=Looms' }],
  [{ name: 'Work', value: 'ada@mill.example' }],
  ['mailto:ada@mill.example'],
  ['MAILTO: ada@mill.example'],
  ['ada [at] mill.example'],
])('reads an e-mail address: %j', (email) => {
  const { portfolio, warnings } = read({ email });
  expect(portfolio?.owner.email).toBe('ada@mill.example');
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toContain('basics.email: ');
});

test('takes none of several e-mail addresses', () => {
  const { portfolio, warnings } = read({ email: { work: 'ada@mill.example', home: 'ada@loom.example' } });
  expect(portfolio?.owner.email).toBeNull();
  expect(warnings.join()).toContain('expected an e-mail address');
});

test.each([
  [{ label: '(+44) 1632 960-001', href: 'tel:+44-1632960001' }, '(+44) 1632 960-001'],
  [{ label: '01632 960001', href: 'tel:+441632960001' }, '+441632960001'],
  [{ label: 'Call me', href: 'tel:+44-1632960001' }, '+44-1632960001'],
  ['tel:+44-1632960001', '+44-1632960001'],
  [{ code: '+44', number: '1632 960001' }, '+44, 1632 960001'],
])('reads a phone number: %j', (phone, number) => {
  expect(read({ phone }, { privacy: { publish: ['phone'] } }).portfolio?.owner.phone).toBe(number);
  const { portfolio, withheld } = read({ phoneNumber: phone });
  expect(portfolio?.owner.phone).toBeNull();
  expect(JSON.stringify(portfolio)).not.toContain('960');
  expect(withheld.join()).toContain('basics.phone');
});
