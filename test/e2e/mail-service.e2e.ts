import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from '@playwright/test';

import { siteFrom, siteOf } from './site-of';

// Each test builds a whole site.
test.describe.configure({ timeout: 180_000 });

