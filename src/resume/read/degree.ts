/** The kinds of degrees. A diplomado, a master class and a course about MS Excel are none. */
const DEGREE =
  /^\s*(?:b\.?\s?sc|b\.?\s?[as]\b|b\.?\s?eng|b\.?\s?tech|m\.?\s?sc|m\.?\s?a\b|m\.?\s?s\b(?!\s(?:access|azure|dynamics|excel|office|power|project|sql|word))|m\.?\s?eng|m\.?\s?tech|ph\.?\s?d|mba|bachelor|master(?!\s?class)|magister|maestr|mestrado|máster|doctor|doutor|doctorat|promotion|licen|diplom(?!ado)|laurea|grado\b|(?:dea|dess|dut|bts)\b)/i;

/** Whether the name of a study begins with a degree. */
export const isDegree = (study: string): boolean => DEGREE.test(study);
