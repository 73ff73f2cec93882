import data from './skills.json' with { type: 'json' };

export type SkillKind = keyof typeof data;

/** A skill of the dictionary. */
export type DictionarySkill = {
  name: string;
  aliases: readonly string[];
  /** The names of skills that everybody who uses this one uses too; never the reverse. */ family: readonly string[];
  /** Everyday words, which name the skill only where the owner lists it. */ ambiguous: readonly string[];
  kind: SkillKind;
  /** Whether it is a tool or language. */ isTool: boolean;
  /** Whether it is a field of work or a duty. */ isField: boolean;
  /** Whether the kind consists of tools and languages, and of the work with them. */ isTechnical: boolean;
  /** The name of a colour icon. */ icon: string;
};

type Entry = {
  name: string;
  aliases?: readonly string[];
  family?: readonly string[];
  ambiguous?: true | readonly string[];
  /** A field of work or a duty: "DevOps". */ field?: true;
  /** A product among fields of work: "Excel". */ tool?: true;
};
type Kinds = readonly (readonly [SkillKind, { icon: string; tools: boolean; skills: readonly Entry[] }])[];

/** The skills of `skills.json`. */
export const DICTIONARY: readonly DictionarySkill[] = (Object.entries(data) as Kinds).flatMap(
  ([kind, { icon, tools, skills }]) =>
    skills.map(({ name, aliases = [], family = [], ambiguous = [], field, tool }) => ({
      name,
      // "AWS S3" is S3.
      aliases: family.includes('AWS') ? [...aliases, name.replace(/^(?:AWS |Amazon )?/, 'AWS ')] : aliases,
      family,
      // Names of several words are no words of everyday language, and neither are other names of tools: "Golang".
      ambiguous:
        ambiguous === true
          ? [name, ...(tools ? [] : aliases)].filter((one) => !/[\s./-]/.test(one.trim()))
          : ambiguous,
      kind,
      isTool: (tools && !field) || tool === true,
      isField: field === true,
      isTechnical: tools,
      icon,
    })),
);
