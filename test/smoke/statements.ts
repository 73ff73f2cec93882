import { expect } from '@playwright/test';

import { defaultLanguage } from '../../src/portal/addresses/languages';
import { addresses } from '../../src/portal/addresses/screens';
import { en, es } from '../support/words';
import type { Target } from './in-page';
import type { Visitor } from './visitor';

const button = (name: string | RegExp, within?: Target): Target => target('button', name, within);
const link = (name: string | RegExp, within?: Target): Target => target('link', name, within);
const dialog = (name: string | RegExp): Target => target('dialog', name);
const heading = (name: string, level: number): Target => ({ role: 'heading', name, level });

function target(role: string, name: string | RegExp, within?: Target): Target {
  return { role, name: typeof name === 'string' ? name : { source: name.source }, within };
}

const MENU: Target = { role: 'navigation', name: en['shell.navigation'] };
const MAIN: Target = { role: 'main' };
const ACCOUNT = button(/^Account menu of /);

/** Expressions evaluated in the page. */
const GROUND = 'getComputedStyle(document.documentElement).backgroundColor';
const SIDEWAYS = 'document.documentElement.scrollWidth - innerWidth';
const BROKEN =
  '[...document.images].filter((image) => image.complete && !image.naturalWidth && !image.src.includes("tile")).map(({ src }) => src)';

/** The statements that every engine must pass, each on its own pages. */
export const STATEMENTS: Readonly<Record<string, (visitor: Visitor) => Promise<void>>> = {
  async 'every screen renders without overflow and broken pictures'(visitor) {
    for (const address of addresses([defaultLanguage])) {
      await visitor.open(address);
      await visitor.isThere({ role: 'heading', level: 1 });
      expect(await visitor.evaluate(SIDEWAYS), address).toBeLessThanOrEqual(0);
      expect(await visitor.evaluate(BROKEN), address).toEqual([]);
    }
  },

  async 'the menu navigates without a reload, and Back returns'(visitor) {
    await visitor.open('/dashboard');
    await visitor.evaluate('void (window.stays = true)');
    await visitor.press(link('Support', MENU));
    await visitor.isAt('/support');
    await visitor.isThere(heading('Support', 1));
    await visitor.evaluate('history.back()');
    await visitor.isAt('/dashboard');
    await visitor.isThere(heading('Dashboard', 1));
    expect(await visitor.evaluate('window.stays')).toBe(true);
  },

  async 'the account menu sets the appearance, and the next page keeps it'(visitor) {
    await visitor.open('/profile');
    await visitor.press(ACCOUNT);
    await visitor.press(target('radio', 'Light'));
    const light = await visitor.evaluate(GROUND);
    await visitor.press(target('radio', 'Dark'));
    await expect.poll(() => visitor.evaluate(GROUND)).not.toBe(light);
    const dark = await visitor.evaluate(GROUND);
    await visitor.key('Escape');
    await visitor.isGone(target('radio', 'Dark'));
    await visitor.open('/profile');
    expect(await visitor.evaluate(GROUND)).toBe(dark);
    await visitor.press(ACCOUNT);
    await visitor.press(target('radio', 'System'));
  },

  async 'dialogs and panes open and close by buttons and by keys'(visitor) {
    await visitor.open('/management-groups');
    await visitor.press(button('Add subscription'));
    await visitor.press(button('Cancel', dialog('Add Subscription')));
    await visitor.isGone(dialog('Add Subscription'));
    await visitor.type('?');
    await visitor.isThere(dialog(en['shortcuts.title']));
    await visitor.key('Escape');
    await visitor.isGone(dialog(en['shortcuts.title']));
    await visitor.press(link(/^Notifications/, { role: 'banner' }));
    await visitor.isThere(dialog('Notifications'));
    await visitor.key('Escape');
    await visitor.isGone(dialog('Notifications'));
    await visitor.isAt('/management-groups');
  },

  async 'the tour has six steps'(visitor) {
    await visitor.open('/dashboard');
    await visitor.press(button('Take a Tour'));
    for (let step = 1; step <= 6; step += 1) {
      await visitor.textMatches({ role: 'dialog' }, `Step ${step} of 6`);
      await visitor.press(button(step < 6 ? 'Next' : 'Done', { role: 'dialog' }));
    }
    await visitor.isGone({ role: 'dialog' });
    await visitor.isAt('/dashboard');
  },

  async 'the search opens a result in a pane, by keyboard'(visitor) {
    await visitor.open('/dashboard');
    await visitor.type('/');
    await visitor.isThere(target('combobox', en['search.label']));
    await visitor.type('control tower');
    await visitor.has(target('option', /^Control Tower/), 'aria-selected', 'true');
    await visitor.key('Enter');
    await visitor.isAt(/^\/experience\?item=control-tower#/);
    await visitor.press(button(en['shell.close'], dialog('Control Tower')));
    await visitor.isGone(dialog('Control Tower'));
  },

  async 'a filter is applied and written to the address'(visitor) {
    const callout = dialog('Filter results');
    await visitor.open('/experience');
    await visitor.press(button('Type == all'));
    await visitor.press(target('checkbox', 'Platform (3)', callout));
    await visitor.press(button('Apply', callout));
    await visitor.isAt('/experience?type=Platform');
    await visitor.textMatches(MAIN, 'Showing 3 of 5 roles and 3 of 17 resources.');
    await visitor.isGone(button('Ferrovial Construction US & Canada'));
  },

  async 'the search filters the grid, and a name opens the company'(visitor) {
    await visitor.open('/management-groups');
    await visitor.write(target('searchbox', en['management-groups.filter']), 'indra usa');
    await visitor.textMatches(MAIN, 'Showing 1 of 4 subscriptions in 1 groups');
    await visitor.press(link('Indra USA Inc.'));
    await visitor.isAt(/^\/experience/);
    await visitor.has(button('Indra USA Inc.'), 'aria-expanded', 'true');
    await visitor.press(button('Indra USA Inc.'));
    await visitor.has(button('Indra USA Inc.'), 'aria-expanded', 'false');
  },

  async 'panes show a resource, its JSON, a project and the formats of the résumé'(visitor) {
    await visitor.open('/experience?q=control');
    await visitor.press(link('Control Tower', MAIN));
    await visitor.press(link('JSON View of Control Tower', dialog('Control Tower')));
    await visitor.textMatches(target('region', 'JSON View of Control Tower'), '"kind": "AI Solution"');
    await visitor.open('/projects');
    await visitor.press(link('View Details of Site Assistant'));
    await visitor.isThere(target('region', 'Essentials', dialog('Site Assistant')));
    await visitor.open('/dashboard');
    await visitor.press(link('Download résumé'));
    await visitor.press(target('tab', 'Markdown', dialog('Download résumé')));
    await visitor.textMatches({ role: 'region', within: dialog('Download résumé') }, '## Experience');
  },

  async 'the map zooms'(visitor) {
    await visitor.open('/global-presence');
    await visitor.press(button('Zoom in'));
    await visitor.press(button('Zoom out'));
  },

  async 'the footer switches the language of a screen'(visitor) {
    await visitor.open('/experience');
    await visitor.press(link('Español', { role: 'contentinfo' }));
    await visitor.isAt('/es/experience');
    await visitor.isThere(heading(es['experience.title'], 1));
  },

  async 'the form shows an error, and sends the corrected message'(visitor) {
    const field = (name: string) => target('textbox', name);
    await visitor.open('/support');
    await visitor.write(field('Name'), 'Ada');
    await visitor.write(field('Email'), 'ada');
    await visitor.write(field('Subject'), 'Hello');
    await visitor.write(field('Message'), 'A job for you.');
    await visitor.press(button('Send', MAIN));
    await visitor.textMatches(MAIN, en['support.invalidEmail']);
    await visitor.write(field('Email'), 'ada@example.org');
    await visitor.press(button('Send', MAIN));
    await visitor.textMatches(MAIN, en['support.sent']);
  },
};
