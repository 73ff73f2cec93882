/**
 * One expression for the forms of all languages of adverts, without regard to case. Beside accented letters
 * `\b` finds no end of a word, so that `(?!\p{L})` stands there.
 */
const anyOf = (...forms: readonly string[]): RegExp => new RegExp(forms.join('|'), 'iu');
const { raw } = String;

/** Headings of what is nice to have. */
export const NICE = anyOf(
  raw`nice[- ]to[- ]haves?|good to have|bonus|preferred|desirable|optional`,
  raw`deseables?|valorables?|se valora|valoramos|opcional`,
  raw`diferencia(?:l|is)|desej[aá]ve(?:l|is)|mais-valia|valorizamos`,
  raw`(?<!savoir )\bplus(?:es)?\b(?! (?:d[eu'’]|que))|atouts?(?!\p{L})|(?<!profil )souhait(?:é|able)|appréci(?:é|able)|idéalement|facultati|optionnel`,
  raw`von vorteil|vorteilhaft|w(?:ü|ue)nschenswert|erwünscht|idealerweise|pluspunkt|gerne? gesehen|wäre (?:schön|toll|super|ideal)|(?:begeistern|freuen) würde|würde uns`,
);

/** Headings of requirements and of duties. */
export const MUST = anyOf(
  raw`requirements?|must[- ]haves?|qualifications|you(?:['’]ll| will)? (?:need|have|bring)|your (?:profile|skills)|about you|who you are|looking for|responsibilit|what you(?:['’]ll| will) do`,
  raw`requisitos|imprescindibles?|perfil|buscamos|necesitamos|funciones|responsabilidad|tareas`,
  raw`qualifica[cç][oõ]es|obrigat[oó]ri|procuramos|esperamos|fun[cç][oõ]es|atividades`,
  raw`(?<!unternehmens|firmen)profil(?!e)(?! de l['’]entreprise)|exig(?:é|ence)|pr[ée]-?requis|requise?s?(?!\p{L})|compétences(?! en )|(?:vos|tes|les|votre|ta|la) (?:\p{L}+ )?missions?(?!\p{L})|^\P{L}*missions(?!\p{L})|(?<!(?:plus|\+|avantages) )(?:le|du) poste\P{L}*$|qui êtes|de vous\P{L}*$|vous (?:êtes|avez|apportez|ferez|aurez|serez)\P{L}*$|cherchons(?:-nous)?\P{L}*$|attendons|indispensable|obligatoire|responsabilités|tâches|^\P{L}*(?:langues|diplômes?|expériences?)\P{L}*$`,
  raw`anforderung|voraussetzung|qualifikation|aufgaben|tätigkeiten|stellenbeschreibung|mitbring|bringst du|bringen sie|solltest du|sollten sie|zeichnet (?:dich|sie)|(?:das|was) erwarte[nt] (?:dich|sie)|was (?:dich|sie) erwartet|wir (?:von \p{L}+ )?(?:uns (?:von \p{L}+ )?wünschen|wünschen uns|erwarten|suchen)(?: (?:dich|sie|von \p{L}+))?\P{L}*$|über dich|wer du bist|bist du\P{L}*$|was du (?:machst|tust|kannst|brauchst)|du (?:bist|hast|kannst)\P{L}*$|(?:deine?|ihre?) (?:\p{L}+ )?(?:job|rolle|position|verantwort|kompetenz|skills|stärken)|zwingend|muss-|^\P{L}*(?:sprachen|ausbildung|erfahrung)\P{L}*$`,
);

/** Headings about the employer, its offer and applications. */
export const ASIDE = anyOf(
  raw`benefits?|(?:what )?we offer|perks|about (?:us|the company)|who we are|how to apply|equal opportunit`,
  raw`ofrecemos|beneficios|sobre nosotros|qui[eé]nes somos`,
  raw`oferecemos|benef[ií]cios|sobre (?:n[oó]s|a empresa)|quem somos`,
  raw`^\P{L}*(?:(?:les|nos|vos|tes) )?avantages|(?:plus|\+|avantages) du poste|(?:nous|on) (?:vous |te |t['’])?(?:offr|propos)|qui sommes|à propos(?! d(?:e (?:vous|toi)|u poste))|^\P{L}*notre (?:entreprise|société|offre|histoire|mission|groupe)|(?:^\P{L}*|présentation de )l['’]entreprise|postuler|(?:process|processus|étapes) de recrutement|(?:ta|votre) candidature|pourquoi (?:nous|rejoindre)|nous rejoindre|rejoignez-nous|^\P{L}*(?:la )?rémunération`,
  raw`(?<!\p{L})bieten?t?(?!\p{L})|^\P{L}*(?:unser (?:angebot|unternehmen)|unsere (?:mission|vision|kultur|geschichte)|(?:(?:deine|ihre|unsere) )?vorteile)(?!\p{L})|(?<!\p{L})freuen|freu dich|über (?:uns|das unternehmen)(?!\p{L})|(?:das sind wir|wir sind)\P{L}*$|unternehmensprofil|bewirb|(?<!\p{L})bewerbung\P{L}*$|^\P{L}*(?:kontakt|ansprechpartner\p{L}*)\P{L}*$|interesse(?: geweckt)?\?|^\P{L}*warum`,
);

/** Sentences about what is nice to have. */
export const OPTIONAL = anyOf(
  raw`\b(?:an?|un|um) (?:(?:big|huge|strong|great|vrai|réel|sérieux|grand) )?(?:plus|bonus|advantage|asset|atout)\b(?! (?:grand|large|haut))|nice to have|bonus points|preferred|desirable|ideally`,
  raw`valorable|se valorar[aá]|deseable|no (?:es )?imprescindible|ser[aá] (?:un|um) (?:plus|diferencial)`,
  raw`diferencial|desej[aá]vel|mais-valia|idealmente`,
  raw`souhait(?:é|able)|appréci(?:é|able)|idéalement|dans l['’]idéal|de préférence|facultati|optionnel|\bpas indispensable|(?:est|sont|serait|seraient) (?:\p{L}+ )?bienvenu`,
  raw`von (?:\p{L}+ )?vorteil(?!\p{L})|vorteilhaft|w(?:ü|ue)nschenswert|erwünscht|idealerweise|im idealfall|\bein (?:\p{L}+ )?(?:plus|bonus|pluspunkt)(?!\p{L})|gerne? gesehen|(?:wäre|wären) (?:schön|toll|super|ideal)|bevorzugt|\boptional\b`,
);

/** Forms that exclude a requirement: “not required”, “dispensa-se”, “n’est pas requis”, “kein Muss”. */
export const NOT_REQUIRED = anyOf(
  raw`(?:\b(?:not|never)|n['’]t)\s+(?:be\s+)?(?:strictly\s+|actually\s+)?(?:required|needed|necessary|mandatory|expected|a (?:requirement|must))\b|\bneedn['’]t\b|\b(?:do|does)(?: not|n['’]t) (?:need|require|expect|apply)\b|\bno\b[^.,;:]{0,99}\b(?:required|needed|necessary)\b|\bno need (?:for|of|to)\b`,
  raw`\bno (?:se )?(?:requier|exig|precis|necesit|hace falta|hacen falta)|\bno (?:es|son|ser[aá]n?) (?:un )?(?:necesari|obligatori|requisito|precis)|\bsin (?:necesidad|experiencia)\b`,
  raw`\bn[aã]o (?:é|s[aã]o|ser[aá]) (?:um )?(?:necess[aá]ri|precis|obrigat|exigid|requisito)|\bn[aã]o (?:se )?(?:exig|requer|precis|necessit)|\bdispens[aá]|\bsem necessidade\b`,
  raw`(?:n['’]|\b(?:pas|non|jamais|nullement) )(?:\p{L}+ment )?(?:requis|exig|nécessaire|demandé|obligatoire|un (?:pr[ée]-?requis|critère))|\baucune?\b[^.,;:]{0,99}(?:requis|exig|nécessaire|demandé)|\bpas besoin|\binutile de|\bsans (?:expérience|nécessité)`,
  raw`\b(?:nicht(?! nur)|keine?|keine[mnrs])\b[^.,;:]{0,99}(?:erforderlich|notwendig|nötig|vorausgesetzt|voraussetzung|verlangt|gefordert|benötigt|pflicht|\bmuss)(?!\p{L})|\bohne (?:vorkenntnis|erfahrung)|\b(?:brauch|benötig|verlang|erwart|musst|müssen)\p{L}*(?: (?:du|sie|wir))? (?:nicht|keine?)`,
);

/** The end of an abbreviation, which ends no sentence. */
const ABBREVIATION = raw`(?<!\p{L})(?:[Mm][ií]n|[Mm]ind|[Mm][aá]x|[Aa]pprox|[Aa]prox|[Ii]nkl|incl|resp|ej|etc|bzw|ca|ggf|evtl|usw|Dipl|Ing|Dr|p\.\s?ex|z\.\s?B|\p{Ll})\.`;

/** The end of a sentence. */
export const SENTENCE_END = new RegExp(raw`(?<=[.!?;])(?<!${ABBREVIATION})\s+(?=[\p{Lu}\d])`, 'u');

/** The end of a line that is not complete. */
export const INCOMPLETE =
  /(?:,|(?<=\s)(?:and|or|with|of|in|y|o|con|de|e|ou|com|et|avec|en|des?|und|oder|mit|von|für|der|die|im|sowie))$/iu;

/** “Terraform preferred” is a requirement, “Qualifications preferred” a heading. */
export const APPENDED = anyOf(
  raw`(?<=\p{L}.*)\s(?:(?:is|are|es|é|est|sont|serait|seraient|ist|sind|wäre|wären) )?(?:(?:strongly|fortement|très|zwingend|unbedingt|sehr) )?(?:preferred|desirable|required|deseables?|valorables?|imprescindibles?|desej[aá]ve(?:l|is)|obrigat[oó]ri[oa]s?|(?:souhaité|apprécié|exigé)e?s?|requise?s?|indispensables?|obligatoires?|(?:un|ein) (?:\p{L}+ )?(?:plus|atout)|von vorteil|w(?:ü|ue)nschenswert|erwünscht|erforderlich|vorausgesetzt)$`,
);
/** Words of a heading that name no requirement. */
export const GENERIC =
  /^(?:(?:skills?|qualifications?|requirements?|experience|conocimientos|experiencia|formaci[oó]n|requisitos?|m[ií]nimos|competencias|habilidades|conhecimentos|formação|experiência|competências|compétences?|connaissances?|expériences?|formation|profil|atouts?|ce|qui|c['’]|les?|das|was|auch|zusätzlich|außerdem|besonders|kenntnisse|erfahrung(?:en)?|qualifikation(?:en)?|fähigkeiten|techniques?|technical|and|y|e|et|und)\s*)+$/iu;

const GERMAN =
  /(?<!\p{L})(?:und|oder|[Mm]it|von|vom|[Ff]ür|de[mnr]|[Ii]m|[Bb]ei|zu[mr]|[Ww]ir|[Dd]eine?|ist|sind|[Ee]ine?[mnr]?|[Uu]nsere?[mnr]?)(?!\p{L})|[Kk]enntnis|[Ee]rfahrung|[Ee]ntwickl/u;
/** Whether a sentence is in German, which begins every noun with a capital. */
export const isGerman = (sentence: string): boolean => GERMAN.test(sentence);
