import { readFiles, type ReadPortfolio } from '../../resume/read/read-portfolio';
import { readCaseStudies } from './case-studies';
import { Pictures } from './pictures';

const files = {
  openPictures: (...args: ConstructorParameters<typeof Pictures>) => new Pictures(...args),
  readCaseStudies,
};

/**
 * Reads an owner's folder with its pictures and case studies into a frozen model.
 * @throws ContentError with the problems of all files
 */
export const readPortfolio: ReadPortfolio = (directory, options) => readFiles(directory, options, files);
