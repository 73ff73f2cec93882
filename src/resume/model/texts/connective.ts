/** Words that join a sentence to the one before it, in the languages of the interface and those without spaces. */
const CONNECTIVE =
  /^(?:plus\s+(?=an?\s)|(?:also|additionally|besides|further(?:more)?|in addition|moreover|además|adicionalmente|asimismo|también|além disso|também|en outre|de plus|par ailleurs|außerdem|zudem|des weiteren|darüber hinaus),\s+|(?:また|さらに|更に|加えて|そのほか|その他)[、，]\s*|(?:此外|另外|同时|同時|与此同时|除此之外)[，,]\s*)(?=\S)/iu;
/** A word of small letters, and not "iOS". */
const SMALL_WORD = /^\p{Ll}+(?![\p{L}\p{N}])/u;

/** A sentence that stands alone: without "Also," before it, and with a capital letter. */
export function withoutConnective(sentence: string): string {
  const bare = sentence.replace(CONNECTIVE, '');
  if (bare === sentence) return sentence;
  return bare.replace(SMALL_WORD, (word) => word.charAt(0).toUpperCase() + word.slice(1));
}
