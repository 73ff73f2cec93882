import { expect, test } from 'vitest';

import { isDegree } from './degree';

test.each(['B.Sc. Weaving', 'BS', 'M.S. in Looms', 'Master of Arts', 'Ph.D.', 'DEA', 'Licenciatura'])(
  '%j is a degree',
  (study) => expect(isDegree(study)).toBe(true),
);

test.each(['Diplomado en telares', 'Master class in dyeing', 'MS Excel', 'Course of weaving', 'Deals', ''])(
  '%j is no degree',
  (study) => expect(isDegree(study)).toBe(false),
);
