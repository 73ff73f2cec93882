import './styles/base.css';

import { afterEach, beforeEach } from 'vitest';
import { page } from 'vitest/browser';

import { dismissTooltipsByEscape } from './components/overlays/tooltip';

dismissTooltipsByEscape();

beforeEach(async () => {
  await page.viewport(1366, 900);
  const root = document.documentElement;
  root.lang = 'en';
  root.dataset['js'] = '';
});

afterEach(() => {
  const root = document.documentElement;
  root.removeAttribute('dir');
  for (const name of Object.keys(root.dataset)) delete root.dataset[name];
  localStorage.clear();
  sessionStorage.clear();
});
