/** An element as plain data, with its children. */
export type Markup =
  | string
  | readonly [
      tag: string,
      attributes: Readonly<Record<string, string | number | boolean>> | null,
      ...inside: Markup[],
    ];

/** A case study in one language. */
export type StudyText = {
  /** The title; null if there is none, and the name of the project is used. */ title: string | null;
  body: readonly Markup[];
  /** The titles of the sections. */ headings: readonly string[];
  /** The text of the first paragraph. */ summary: string;
};

/** An owner's text about a project, by the id of the project. */
export type CaseStudy = {
  id: string;
  /** By language code. The owner's language is always included. */
  texts: Readonly<Record<string, StudyText>>;
};
