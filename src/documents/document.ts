/** The sections of the JSON Resume standard with their titles, in reading order. */
export const SECTION_TITLES = {
  achievements: 'resume.achievements',
  work: 'resume.work',
  projects: 'resume.projects',
  openSource: 'resume.openSource',
  education: 'resume.education',
  certificates: 'resume.certificates',
  skills: 'resume.skills',
  languages: 'resume.languages',
  awards: 'resume.awards',
  publications: 'resume.publications',
  volunteering: 'resume.volunteering',
  interests: 'resume.interests',
  references: 'resume.references',
} as const;

export type SectionKind = keyof typeof SECTION_TITLES;

/** A run of text: strong, a link, or plain. */
export type Run = { text: string; href: string | null; strong: boolean };

/** A line or a paragraph. */
export type Text = readonly Run[];

export type Block =
  | { type: 'note' | 'paragraph' | 'heading' | 'keywords'; text: Text }
  | { type: 'list'; /** For screen readers. */ label: string | null; items: readonly Text[] }
  | { type: 'parts'; label: string; items: readonly DocumentPart[] };

/** A line of a list, and the blocks below it. */
export type DocumentPart = { text: Text; blocks: readonly Block[] };

/** A role, a school or a project. Its title is not separated from the first block. */
export type DocumentEntry = {
  title: Run | null;
  /** The company and place. */ about: string;
  when: string;
  blocks: readonly Block[];
};

export type DocumentSection = {
  /** The id of its anchor. */ id: string;
  kind: SectionKind | 'summary' | 'other';
  title: string;
  entries: readonly DocumentEntry[];
  blocks: readonly Block[];
};

/** The résumé as a document. The page, the PDF, the Word file, the Markdown and the text are generated from it. */
export type ResumeDocument = {
  /** The language of the section names. */ language: string;
  name: string;
  headline: string | null;
  contacts: readonly Run[];
  sections: readonly DocumentSection[];
};

export const run = (text: string, href: string | null = null, strong = false) => ({ text, href, strong });

/** The items of a list in groups: neighbours that belong together, and the others alone. */
export function neighbours<Item>(items: readonly Item[], belongs: (item: Item) => boolean): Item[][] {
  const groups: Item[][] = [];
  items.forEach((item, at) => {
    const before = items[at - 1];
    if (before !== undefined && belongs(before) && belongs(item)) groups.at(-1)?.push(item);
    else groups.push([item]);
  });
  return groups;
}

export const flatText = (text: Text): string => text.map((piece) => piece.text).join('');

/** The texts of a block, one for each line or paragraph. */
export function blockTexts(block: Block): string[] {
  if (block.type === 'list') return block.items.map(flatText);
  return block.type === 'parts'
    ? block.items.flatMap(({ text, blocks }) => [flatText(text), ...blocks.flatMap(blockTexts)])
    : [flatText(block.text)];
}

/** Every text of a document in reading order, one line or paragraph each. */
export function documentTexts({ name, headline, contacts, sections }: ResumeDocument): string[] {
  return [
    name,
    headline ?? '',
    ...contacts.map(({ text }) => text),
    ...sections.flatMap(({ title, entries, blocks }) => [
      title,
      ...entries.flatMap((entry) => [
        entry.title?.text ?? '',
        entry.about,
        entry.when,
        ...entry.blocks.flatMap(blockTexts),
      ]),
      ...blocks.flatMap(blockTexts),
    ]),
  ].filter((text) => text !== '');
}
