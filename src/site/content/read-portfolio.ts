import { openFiles, readFiles, type ReadFolder, type ReadOptions } from '../../resume/read/read-portfolio';
import { hasStandardSections, isStandard } from '../../resume/standard/is-standard';
import { readCaseStudies } from './case-studies';
import { Pictures } from './pictures';

/** The readers of the files beside the résumé. */
export const siteFiles = {
  openPictures: (...args: ConstructorParameters<typeof Pictures>) => new Pictures(...args),
  readCaseStudies,
};

/**
 * Reads an owner's folder with its pictures and case studies into a frozen model. The code for other forms
 * than the standard's, and for tailored résumés, is loaded for those.
 * @throws ContentError with the problems of all files
 */
export async function readPortfolio(directory: string, options: ReadOptions): Promise<ReadFolder> {
  const opened = openFiles(directory);
  const data = opened.resume?.data;
  return readFiles(opened, options, siteFiles, {
    otherForms: isStandard(data) ? null : await import('../../resume/tidy/other-forms'),
    otherSections: hasStandardSections(data) ? null : await import('../../resume/model/other-sections'),
    tailoring: options.view === undefined ? null : await import('../../resume/read/tailored'),
  });
}
