import { z } from 'zod';

import type { Note } from '../resume/standard/problems';
import type { Path } from '../resume/standard/path';
import { HOSTS, type Step } from '../site/publish-steps';

const MOST_STEPS = 12;
const step = z.union([z.string().refine((key) => key !== '__proto__'), z.int().min(0)]);
/** A place in the owner's files, by what they hold. */
const place = {
  file: z.enum(['resume.json', 'portal.yaml']),
  path: z.array(step).max(MOST_STEPS).readonly(),
};
const index = z.int().min(0);
const json: z.ZodType<unknown> = z.json();
const edit = z.union([
  z.strictObject({ ...place, at: index, added: json }),
  z.strictObject({ ...place, from: index, to: index }),
  /** With the language of the translation that is meant. */
  z.strictObject({ ...place, language: z.string().optional(), value: json.optional() }),
]);
const version = z.string();

/** The request of a page of `dev`. Its version is that of the files that the page was made from. */
export const REQUEST = z.discriminatedUnion('act', [
  z.object({ act: z.literal('read') }),
  /** The steps to a published portal, after the acts that are asked for. */
  z.object({
    act: z.literal('publish'),
    host: z.enum(HOSTS),
    commit: z.boolean(),
    remote: z.string().nullable(),
    push: z.boolean(),
    build: z.boolean(),
    online: z.boolean(),
  }),
  z.object({ act: z.enum(['accept', 'dismiss']), proposals: z.array(z.string()).readonly(), version }),
  z.object({ act: z.enum(['undo', 'redo', 'tidy']), version }),
  z.object({
    act: z.literal('change'),
    title: z.string(),
    edits: z
      .array(edit)
      .min(1)
      // A text of a translation is changed alone.
      .refine((all) => all.length === 1 || !all.some((one) => 'language' in one))
      .readonly(),
    version,
  }),
]);
export type EditRequest = z.infer<typeof REQUEST>;
export type RequestOf<Act> = Extract<EditRequest, { act: Act }>;
export type FileEdit = z.infer<typeof edit>;
export type EditedFile = FileEdit['file'];
/** A place in the owner's files. */
export type Locator = { file: EditedFile; path: Path; /** That of a translation. */ language?: string };

/** A part of the JSON schema of a file, with the marks of our own schemas. */
export type Schema = {
  type?: string;
  /** The kind of a field of the résumé. */ kind?: string;
  description?: string;
  enum?: readonly string[];
  properties?: Readonly<Record<string, Schema>>;
  additionalProperties?: Schema | boolean;
  items?: Schema;
  anyOf?: readonly Schema[];
};

/** The owner's files as the forms need them. */
export type OwnerState = {
  version: string;
  files: Readonly<Record<EditedFile, { name: string; data: unknown }>>;
  /** The language of the pages whose texts are those of the files. */ language: string;
  /** The data of the translations, by their languages. */
  translations: Readonly<Record<string, Readonly<Partial<Record<EditedFile, unknown>>>>>;
  schemas: Readonly<Record<EditedFile, Schema>>;
  /** The paths in the résumé of companies, roles and projects, by the ids in their addresses. */
  entries: Readonly<Record<string, readonly Path[]>>;
  /** The ids of companies. */ companies: readonly string[];
  /** The names of icons. */ icons: readonly string[];
};

/** The answer to a request. An empty sentence means that it was done. */
export type Answer = {
  sentence: string;
  /** Values that the reader would not use. */
  problems: readonly { path: Path; sentence: string }[];
  /** The files were changed by another program meanwhile. */ isConflict: boolean;
  state?: OwnerState;
  /** The file of a stored picture. */ file?: string;
  steps?: readonly Step[];
  /** The effects of an import. */
  found?: {
    resume: unknown;
    notes: readonly string[];
    leftOut: readonly string[];
    changes: readonly string[];
  };
};

/** A note with the name of its proposal, which can be accepted, or the file and line that an editor program opens. */
export type OwnerNote = Omit<Note, 'path'> & {
  proposal?: string;
  /** The proposed value, in YAML. */ value?: string;
  isExample?: boolean;
  file?: string;
  /** The field that it is about. */ edit?: Locator;
  /** `tidy` mends it. */ isForm?: boolean;
};

/** A part of the list of what the owner's files need: problems, proposals. */
export type NoteSection = {
  title: string;
  /** The noun of the counter; null for a part that is not counted. */ noun: 'problem' | 'proposal' | null;
  notes: readonly OwnerNote[];
};

/** The needs of the owner's files, and the acts that were done and can be undone or repeated. */
export type OwnerNotes = {
  folder: string;
  sections: readonly NoteSection[];
  version: string;
  undo: string | null;
  redo: string | null;
  /** The acts that were done, the last one first. */
  edits: readonly { title: string; at: string; files: readonly string[] }[];
};

/** The pin of a place on the map: a city, or a country alone; and places whose names begin with its text. */
export type MapPin = { city: string | null; country: string | null; suggestions: readonly string[] };
