import { openFiles, readFiles, type ReadPortfolio } from '../../resume/read/read-portfolio';
import * as otherForms from '../../resume/tidy/other-forms';
import { siteFiles } from './read-portfolio';

/**
 * Reads an owner's folder as `readPortfolio` does, for callers that cannot wait.
 * @throws ContentError with the problems of all files
 */
export const readPortfolioSync: ReadPortfolio = (directory, options) =>
  readFiles(openFiles(directory), options, siteFiles, otherForms);
