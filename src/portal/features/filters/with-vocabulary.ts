import type { Vocabulary } from '~/portal/search/vocabulary';
import { site } from '~/portal/site-data';

/** Makes a loader of the module that filters a list load the skills of the career, too. */
export const withVocabulary =
  <Part>(loader: () => Promise<Part>) =>
  async () => {
    const [part, answer] = await Promise.all([loader(), fetch(site().vocabulary)]);
    const words = (await answer.json()) as Partial<Vocabulary>;
    if (!Array.isArray(words.evidence)) throw new Error('This is no vocabulary.');
    return { ...part, vocabulary: words as Vocabulary };
  };
