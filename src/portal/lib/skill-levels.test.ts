import { expect, test } from 'vitest';

import { levelShare, levelSteps } from './skill-levels';

test.each([
  ['85%', [], 0.85],
  ['8/10', [], 0.8],
  ['4', ['4', '5'], 0.8],
  ['4', ['9'], 0.4],
  ['60', ['60'], 0.6],
  ['4.5', ['5'], 0.9],
  ['Expert', [], null],
  ['12/10', [], null],
])('the level %s among %j is %s', (level, levels, share) => {
  expect(levelShare(level, levels)).toBe(share);
});

test.each([
  ['Beginner', 1],
  ['Intermedio', 2],
  ['Avançado', 3],
  ['Master', 4],
  ['Mid-Senior', 3],
  ['Mid-Junior', 2],
  ['Junior', 1],
  ['junior to mid', 2],
  ['Mid', 2],
  ['Senior', 4],
  ['上級', 3],
  ['Very experienced', 4],
  ['Experienced', 3],
  ['Slightly experienced', 1],
  ['Very basic', 1],
  ['since 2010', null],
  ['Not good', null],
  ['onervaren', null],
  ['Inexperienced', null],
  ['Middle', 2],
  ['Medium', 2],
  ['Good', 2],
  ['Very good', 3],
  // German
  ['Grundkenntnisse', 1],
  ['Gute Grundkenntnisse', 1],
  ['Anfänger', 1],
  ['Mittel', 2],
  ['Gut', 2],
  ['Gute Kenntnisse', 2],
  ['Sehr gut', 3],
  ['Erfahren', 3],
  ['Experte', 4],
  ['Ausgezeichnet', 4],
  // French
  ['Notions', 1],
  ['Élémentaire', 1],
  ['Intermédiaire', 2],
  ['Bon', 2],
  ['Bonnes bases', 1],
  ['Très bon', 3],
  ['Avancé', 3],
  ['Confirmé', 3],
  ['Bonne maîtrise', 3],
  ['Excellent', 4],
  // Spanish
  ['Bajo', 1],
  ['Bueno', 2],
  ['Muy bueno', 3],
  ['Alto', 3],
  ['Excelente', 4],
  // Portuguese
  ['Noções', 1],
  ['Júnior', 1],
  ['Médio', 2],
  ['Pleno', 2],
  ['Bom', 2],
  ['Muito bom', 3],
  ['Sênior', 4],
  ['Ótimo', 4],
  // Italian
  ['Base', 1],
  ['Discreto', 2],
  ['Buono', 2],
  ['Molto buono', 3],
  ['Avanzato', 3],
  ['Ottimo', 4],
  ['Esperto', 4],
  // Dutch
  ['Basiskennis', 1],
  ['Gemiddeld', 2],
  ['Goed', 2],
  ['Zeer goed', 3],
  ['Gevorderd', 3],
  ['Uitstekend', 4],
])('the level %s takes %s steps of four', (level, steps) => {
  expect(levelSteps(level)).toBe(steps);
});
