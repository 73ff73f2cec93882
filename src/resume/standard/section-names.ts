/** The names of three sections in the languages in which people write them. */
const NAMES = {
  skills:
    /^(?:(?:my |key |technical )?skills?|competenc(?:i?es|ias)|kenntnisse|fähigkeiten|kompetenzen|habilidades|aptitudes|compétences|competências|competenze|技能|スキル|기술)$/iu,
  interests:
    /^(?:(?:my |personal )?interests?|hobbies|intereses|aficiones|interessen|intérêts|loisirs|centres d['’]intérêt|interesses|interessi|兴趣|趣味|관심사)$/iu,
  references:
    /^(?:references?|referencias|referências|références|referenzen|referenze|recommendations|recomendaciones|recomendações|推荐人|推薦人)$/iu,
};

/** Whether the name of an entry only repeats the name of its section, so that its keywords are the entries. */
export const repeatsSection = (section: keyof typeof NAMES, name: string): boolean =>
  NAMES[section].test(name.trim());
