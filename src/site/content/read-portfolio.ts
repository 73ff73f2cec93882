import { openFiles, readFiles, type ReadFolder, type ReadOptions } from '../../resume/read/read-portfolio';
import { translationsIn } from '../../resume/read/owner-files';
import { readSource } from '../../resume/read/source';
import { isStandard } from '../../resume/standard/is-standard';
import { readCaseStudies } from './case-studies';
import { Pictures } from './pictures';

/** The readers of the files beside the résumé. */
export const siteFiles = {
  openPictures: (...args: ConstructorParameters<typeof Pictures>) => new Pictures(...args),
  readCaseStudies,
};

const isStandardFile = (file: string): boolean => {
  const source = readSource(file);
  return 'problems' in source || isStandard(source.data);
};

/**
 * Reads an owner's folder with its pictures and case studies into a frozen model. The rules of form are loaded for
 * files that may not be standard.
 * @throws ContentError with the problems of all files
 */
export async function readPortfolio(directory: string, options: ReadOptions): Promise<ReadFolder> {
  const opened = openFiles(directory);
  const translations = translationsIn(directory).filter(({ kind }) => kind === 'resume');
  const isTidy =
    isStandard(opened.resume?.data) && translations.every(({ file }) => isStandardFile(file));
  const otherForms = isTidy ? null : await import('../../resume/tidy/other-forms');
  return readFiles(opened, options, siteFiles, otherForms);
}
