/** The kinds of degrees. Courses that begin alike are none: a diplomado, a master class, "MS Excel". */
const DEGREE =
  /^\s*(?:b\.?\s?sc|b\.?\s?[as]\b(?!\s\(business anal)|b\.?\s?eng|b\.?\s?tech|m\.?\s?sc|m\.?\s?a\b|m\.?\s?s\b(?![\s-](?:access|azure|dynamics|excel|exchange|office|onedrive|onenote|outlook|power|project|sharepoint|sql|teams|visio|windows|word))|m\.?\s?eng|m\.?\s?tech|ph\.?\s?d|mba|bachelor|master(?!ing|card|mind|y|[\s-]?class)|magister|maestr|mestrado|máster|doctor|doutor|doctorat|promotion(?!\s(?:and|of|de|des|du)\s)|licen(?!s(?:ed|ing|ure))|diplom(?!ado)|laurea|grado\b|(?:dea|dess|dut|bts)\b)/i;

/** Whether the name of a study begins with a degree. */
export const isDegree = (study: string): boolean => DEGREE.test(study);
