import { CONTACT_RULES } from './contacts';
import { DATE_RULES } from './dates';
import { html } from './html';
import { LIST_RULES } from './lists';
import { NAME_RULES } from './names';
import { template } from './placeholders';
import type { Rule } from './rule';
import { technologies } from './skills';

/** All changes of form, in their order: names first, then lists, values and their texts. */
export const RULES: readonly Rule[] = [
  NAME_RULES.sections,
  NAME_RULES.basics,
  LIST_RULES.lists,
  LIST_RULES.hidden,
  NAME_RULES.fullName,
  NAME_RULES.fields,
  CONTACT_RULES.accounts,
  LIST_RULES.empty,
  html,
  LIST_RULES.ownerLists,
  LIST_RULES.values,
  DATE_RULES.spans,
  DATE_RULES.written,
  DATE_RULES.remarks,
  DATE_RULES.years,
  CONTACT_RULES.addresses,
  CONTACT_RULES.schemes,
  CONTACT_RULES.accountAsSite,
  technologies,
  template,
];
