/** The kinds of private data. `portal.yaml` lists those to publish. */
export const PRIVATE_KINDS = [
  'phone',
  'address',
  'birthDate',
  'age',
  'gender',
  'maritalStatus',
  'nationality',
  'salary',
  'identity',
  'email',
  'note',
] as const;
export type PrivateKind = (typeof PRIVATE_KINDS)[number];

/** Patterns of field names for each kind, in the languages of résumés. */
const NAMES: readonly (readonly [PrivateKind, RegExp])[] = [
  [
    'phone',
    /phone|mobile$|^mobile|telefon|^tel$|^telf?no?$|movil$|celular|^cell|handy|whatsapp|^fax|portable$|^tel(?:no|nr|num|number)$|^(?:emergency|primary|personal|private)?contact(?:no|nr|num|number)s?$|^landline|^gsm$|телефон|^мобильныи(?:номер)?$|(?:電話|电话)(?:番号|号码|號碼)?$|^(?:联系|个人)?手[机機](?:号码?|號碼?)?$|^携帯|^(?:휴대)?전화(?:번호)?$|^(?:휴대폰|핸드폰|연락처)/,
  ],
  [
    'birthDate',
    /birth|^dob$|^born(?:on|at|in)?$|^bday$|nacimiento|nascimento|geburt|naissance|nascita|geboorte|urodz|рожден|народжен|出生|生日|生年月日|생년월일|^f(?:ec(?:ha)?)?(?:de)?nac$|^d(?:a?ta?)?(?:de)?nasc$|^date(?:de)?naiss$|^geb(?:dat(?:um)?|tag)?$/,
  ],
  [
    'address',
    /^(?:home|postal|street|mailing|private|current|present|permanent|full|formatted|residential|residence|physical|personal|local|contact)?address(?:es|line\d?|\d)?$|^street|direccion|endereco|^adresse$|anschrift|domicilio|postalcode|postcode|^zip(?:code)?$|^morada$|^indirizzo$|^adresa?$|^(?:домашнии|почтовыи)?адрес(?:проживания|регистрации)?$|^(?:家庭|联系|通[讯信]|居住|详细|现|現)?(?:[地住]址|住所)$|^(?:현|집|자택)?주소$/,
  ],
  ['age', /^(?:age|edad|idade|alter|yearsold|leeftijd|возраст|年[龄齡齢]|나이|연령)$/],
  ['gender', /gender|^sex[eo]?$|^genero$|^sesso$|geschlecht|^пол$|^[性성][别別별]$/],
  [
    'maritalStatus',
    /marital|civilstat|estadocivil|etatcivil|statocivile|familienstand|spouse|^children$|^hijos$|^married$|^(?:family|marriage|relationship)status$|^situationfamiliale$|^семеиноеположение$|^婚[姻否](?:状[况況态])?$|^(?:结婚|結婚|婚育)状[况況态]$|^결혼여부$/,
  ],
  [
    'nationality',
    /nationalit|citizenship|nacionalida|nazionalita|staatsangeh|^гражданство$|^[国國]籍$|^국적$/,
  ],
  [
    'salary',
    /salary|salari[ao]|gehalt|^wages?$|compensation|^(?:current|expected|present|annual|last)?ctc(?:inlpa|lpa)?$|^remuneration$|^salaire|^зарплата$|^(?:期望|当前|目前)?(?:薪[资資水]|工资|月薪|年薪)$|^(?:희망)?연봉$|^(?:希望)?年収$/,
  ],
  [
    'identity',
    /passport|^ssn$|aadhaa?r|^pan(?:card)?(?:no|nr|number)$|^pancard$|nationalinsurance|^ni(?:no|number)$|^nric$|^curp$|^снилс$|^инн$|паспорт|身[份分][证證]|주민등록|socialsecurity|nationalid|^id(?:entity)?(?:card|number)|^(?:dni|nif|nie|cpf|rg|bsn|pesel)$|driv\w+licen[cs]enumber/,
  ],
  [
    'identity',
    /bankaccount|bankdetails|bankverbindung|^account(?:no|nr|number)$|^iban|iban$|^bic$|^swift(?:bic|code)$|^konto(?:nummer|nr)?$|sortcode|routingnumber|cuentabancaria/,
  ],
  [
    'identity',
    /^(?:my|company|eu)?(?:vat|tax|tva|iva|btw|mwst|gst)(?:id|in|no|nr|number|nummer|code|payerid|registration(?:number)?|identificationnumber)?$|taxid|taxnumber|^ust(?:id|idnr|nr)?$|^uid(?:nr|nummer)$|steuer(?:id|nr|nummer)|umsatzsteuer|partitaiva|^piva$|codicefiscale|numero(?:tva|iva)|^(?:kvk|chamberofcommerce|handelsregister|tin|cif|siret|siren|nip|cnpj|cuit|cuil|abn|ein|eori)(?:no|nr|number|nummer)?$/,
  ],
  ['email', /^e?mail(?:address)?s?$/],
];

/** A name in lower case, without accents, spaces and punctuation. */
export const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .normalize('NFC');

/** The kind of private data that a field of this name contains; null for public data. */
export function kindOfName(name: string): PrivateKind | null {
  const short = plain(name);
  return NAMES.find(([, pattern]) => pattern.test(short))?.[0] ?? null;
}

/** Words beside the word for a phone: `Work phone`, `Telefonnummer`, `Phone (UK) 2`. */
const BESIDE_PHONE =
  /^(?:tele?|[aeo]s?|n[or]|num|numbers?|numero|nummer|work|home|office|business|private|personal|my|uk|us|\d)*$/;

const LONGEST_PHONE_NAME = 40;

/** Whether a name is only a word for a phone, not another word that contains one: `Mobile.de`. */
export function isPhoneName(name: string): boolean {
  const [, pattern] = NAMES.find(([kind]) => kind === 'phone') ?? [];
  const short = plain(name);
  if (short.length > LONGEST_PHONE_NAME) return false;
  return pattern?.test(short) === true && BESIDE_PHONE.test(short.replaceAll(new RegExp(pattern, 'g'), ''));
}
