/** Words of owners for a study without a degree, in the interface's languages. */
const UNFINISHED = new RegExp(
  [
    '\\bincomplete\\b|\\bunfinished\\b|\\bnot (?:yet )?(?:completed|finished|graduated)\\b',
    "\\bdid(?: not|n[’']t) (?:complete|finish|graduate)\\b|\\bdropped out\\b|\\bdrop-?out\\b|\\bdiscontinued\\b",
    '\\b(?:terminated|interrupted|abandoned|quit) (?:(?:my|the|this) )?(?:stud(?:y|ies)|degree)\\b',
    '\\ball but dissertation\\b|\\b(?:no|without an?) degree\\b|\\bleft before\\b',
    '\\bincomplet[ao]s?\\b|\\binconclus[ao]\\b|\\btruncad[ao]\\b|\\bsin (?:terminar|finalizar|completar|concluir)\\b',
    '\\bno (?:terminad|finalizad|completad|concluid)[ao]\\b|\\babandonad[ao]\\b',
    '\\b(?:não|nao) (?:concluíd|concluid|terminad|finalizad)[ao]\\b|\\btrancad[ao]\\b',
    '\\binachevée?s?\\b|\\binterrompue?s?\\b|\\bnon (?:terminée?|achevée?|validée?|obtenue?)s?\\b',
    '\\babgebrochen|\\bnicht abgeschlossen|\\bohne abschluss\\b',
  ].join('|'),
  'i',
);

/** Whether a text says that a study ended without its degree: "Incomplete". */
export const isUnfinishedText = (text: string): boolean => UNFINISHED.test(text);
