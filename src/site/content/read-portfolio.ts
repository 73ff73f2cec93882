import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { openFiles, readFiles, type ReadFolder, type ReadOptions } from '../../resume/read/read-portfolio';
import { readSource } from '../../resume/read/source';
import { isGroup } from '../../resume/standard/resume';
import { isStandard } from '../../resume/standard/is-standard';
import { readCaseStudies } from './case-studies';
import { Pictures } from './pictures';

/** The readers of the files beside the résumé. */
export const siteFiles = {
  openPictures: (...args: ConstructorParameters<typeof Pictures>) => new Pictures(...args),
  readCaseStudies,
};

const dataOf = (file: string): unknown => {
  const source = readSource(file);
  return 'problems' in source ? {} : source.data;
};

/**
 * Reads an owner's folder with its pictures and case studies into a frozen model. The code for what few folders
 * have is loaded for those.
 * @throws ContentError with the problems of all files
 */
export async function readPortfolio(directory: string, options: ReadOptions): Promise<ReadFolder> {
  const opened = openFiles(directory);
  const { resume, portal } = opened;
  const data = resume?.data;
  const settings = isGroup(portal?.data) ? portal.data : {};
  const { work } = isGroup(data) ? data : {};
  const names = readdirSync(directory);
  const has = (name: RegExp): boolean => names.some((one) => name.test(one));
  const translated = names.filter((name) => /^resume\.[a-z]{2,3}(?:-\w+)?\.(?:json|ya?ml)$/.test(name));
  const isTidy = isStandard(data);
  const areTidy = isTidy && translated.every((name) => isStandard(dataOf(join(directory, name))));
  const hasViews = 'views' in settings || has(/^views\./);
  const hasMail = 'mail' in settings || process.env['LOCAL_MAIL'];
  // Jobs may be hidden, or not in a view.
  const hasJobs = isTidy && Array.isArray(work) && work.length > 0 && !hasViews && !('privacy' in settings);
  return readFiles(opened, options, siteFiles, {
    derivePlaces: 'places' in settings ? null : await import('../../resume/model/places/derive-places'),
    mail: hasMail ? await import('../../resume/read/mail') : null,
    otherForms: areTidy ? null : await import('../../resume/tidy/other-forms'),
    otherSections: isTidy ? null : await import('../../resume/model/other-sections'),
    otherSubscriptions: hasJobs ? null : await import('../../resume/model/other-subscriptions'),
    readPortal: portal && (await import('../../resume/read/read-portal')),
    translations: has(/^\w+\.[a-z]{2,3}(?:-\w+)?\.(?:json|ya?ml)$/)
      ? await import('../../resume/read/translations')
      : null,
    views: hasViews ? await import('../../resume/read/views') : null,
  });
}
