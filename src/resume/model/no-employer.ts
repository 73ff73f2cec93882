/** Names with which people who work for themselves fill the field of the employer. */
const NO_EMPLOYER =
  /^(?:self[\s-]?employed|freelancer?|freelance consultant|independent|autónom[oa]|por cuenta propia|indépendant|à mon compte|selbst(?:st)?ändig|freiberuflich)$/i;

/** Whether the name of an employer says that there is none. */
export const isNoEmployer = (name: string): boolean => NO_EMPLOYER.test(name.trim());
