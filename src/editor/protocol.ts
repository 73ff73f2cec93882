import type { Note } from '../resume/standard/problems';
import type { Step } from '../site/publish-steps';
import type { Change, Path } from './changes';

/** The files that the owner edits, by what they hold. */
export type EditedFile = 'resume.json' | 'portal.yaml';
export type FileEdit = Change & { file: EditedFile };

/** The request of a page of `dev`. Its version is that of the files that the page was made from. */
export type EditRequest =
  | { act: 'read' }
  /** The steps to a published portal, after a commit of the files if that is asked for. */
  | { act: 'publish'; commit: boolean; online: boolean }
  | { act: 'accept' | 'dismiss'; proposals: readonly string[]; version: string }
  | { act: 'undo' | 'redo'; version: string }
  | { act: 'change'; title: string; edits: readonly FileEdit[]; version: string };

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
};

/** A note with the name of its proposal, which can be accepted, or the file and line that an editor program opens. */
export type OwnerNote = Note & { proposal?: string; isExample?: boolean; file?: string };

/** A part of the list of what the owner's files need: problems, proposals. */
export type NoteSection = {
  title: string;
  /** The noun of the counter: `problem`; null for a part that is not counted. */ noun: string | null;
  notes: readonly OwnerNote[];
};

/** The needs of the owner's files, and the acts that undo and redo would take back or repeat. */
export type OwnerNotes = {
  folder: string;
  summary: string;
  sections: readonly NoteSection[];
  version: string;
  undo: string | null;
  redo: string | null;
};
