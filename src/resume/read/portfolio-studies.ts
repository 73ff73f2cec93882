/** An element as plain data, with what stands in it. */
export type Markup =
  | string
  | readonly [
      tag: string,
      attributes: Readonly<Record<string, string | number | boolean>> | null,
      ...inside: Markup[],
    ];

/** A case study in one language. */
export type StudyText = {
  /** Its own title; null where it has none, and the project's name stands there. */ title: string | null;
  body: readonly Markup[];
  /** The titles of its parts. */ headings: readonly string[];
  /** The words of its first paragraph. */ summary: string;
};

/** A case study: what an owner wrote about a project, by the project's id. */
export type CaseStudy = {
  id: string;
  /** By the codes of their languages; the owner's own is always there. */
  texts: Readonly<Record<string, StudyText>>;
};
