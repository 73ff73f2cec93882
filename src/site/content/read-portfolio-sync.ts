import { openFiles, readFiles, type ReadPortfolio } from '../../resume/read/read-portfolio';
import * as derivePlaces from '../../resume/model/places/derive-places';
import * as otherSections from '../../resume/model/other-sections';
import * as otherSubscriptions from '../../resume/model/other-subscriptions';
import * as mail from '../../resume/read/mail';
import * as readPortal from '../../resume/read/read-portal';
import * as translations from '../../resume/read/translations';
import * as views from '../../resume/read/views';
import * as otherForms from '../../resume/tidy/other-forms';
import { siteFiles } from './read-portfolio';

/**
 * Reads an owner's folder as `readPortfolio` does, for callers that cannot wait.
 * @throws ContentError with the problems of all files
 */
export const readPortfolioSync: ReadPortfolio = (directory, options) =>
  readFiles(openFiles(directory), options, siteFiles, {
    derivePlaces,
    mail,
    otherForms,
    otherSections,
    otherSubscriptions,
    readPortal,
    translations,
    views,
  });
