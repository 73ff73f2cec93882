import { languages } from '../../src/portal/addresses/languages';
import { pageAddress } from '../../src/portal/addresses/screens';

/** The project of the sample that has a case study, by its id. */
export const STUDY = 'remote-site-inspection';

/** The pages of the sample's case study, in the order of the languages. */
export const STUDIES = languages.map((language) => pageAddress(`projects/${STUDY}`, language));
