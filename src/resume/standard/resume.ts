/** A résumé in JSON Resume's shape after the tolerant reading. Each field is either valid or absent. */
export type Resume = {
  basics: {
    name: string;
    label?: string;
    image?: string;
    email?: string;
    phone?: string;
    url?: string;
    summary?: string;
    location?: {
      address?: string;
      postalCode?: string;
      city?: string;
      region?: string;
      countryCode?: string;
      country?: string;
    };
    profiles?: { network?: string; username?: string; url?: string }[];
  };
  work?: Work[];
  projects?: ResumeProject[];
  skills?: { name?: string; level?: string; keywords?: string[] }[];
  languages?: { language?: string; fluency?: string }[];
  education?: ResumeEducation[];
  certificates?: {
    name?: string;
    date?: string;
    endDate?: string;
    /** A picture of it, such as a badge. */ image?: string;
    issuer?: string;
    url?: string;
    summary?: string;
    /** The file states that it is not finished. */ inProgress?: boolean;
    /** Its date is expected. */ isExpected?: boolean;
  }[];
  awards?: {
    title?: string;
    date?: string;
    endDate?: string;
    awarder?: string;
    url?: string;
    summary?: string;
  }[];
  publications?: {
    name?: string;
    publisher?: string;
    releaseDate?: string;
    url?: string;
    summary?: string;
  }[];
  volunteer?: ResumeVolunteering[];
  interests?: { name?: string; summary?: string; keywords?: string[] }[];
  references?: { name?: string; reference?: string; url?: string }[];
};

export type ResumeEducation = {
  institution?: string;
  url?: string;
  area?: string;
  studyType?: string;
  startDate?: string;
  endDate?: string;
  /** The file states an end that cannot be read. */ endUnknown?: boolean;
  /** The file states that it goes on: "Present". */ endOngoing?: boolean;
  location?: string;
  score?: string;
  summary?: string;
  highlights?: string[];
  courses?: string[];
};

export type ResumeVolunteering = {
  organization?: string;
  position?: string;
  location?: string;
  url?: string;
  startDate?: string;
  endDate?: string;
  /** The file states an end that cannot be read. */ endUnknown?: boolean;
  summary?: string;
  highlights?: string[];
};

export type Work = {
  name?: string;
  position?: string;
  location?: string;
  /** The kind of company. */ description?: string;
  url?: string;
  startDate?: string;
  endDate?: string;
  /** The file states no end, or one that cannot be read. */ endUnknown?: boolean;
  /** The file states that it goes on: "Present". */ endOngoing?: boolean;
  summary?: string;
  highlights?: string[];
  keywords?: string[];
};

export type ResumeProject = {
  name?: string;
  entity?: string;
  type?: string;
  description?: string;
  highlights?: string[];
  keywords?: string[];
  roles?: string[];
  startDate?: string;
  endDate?: string;
  /** The file states an end that cannot be read. */ endUnknown?: boolean;
  /** The file states that it goes on: "Present". */ endOngoing?: boolean;
  url?: string;
};

/** The sections of the standard. */
export const SECTIONS = [
  'basics',
  'work',
  'volunteer',
  'education',
  'awards',
  'certificates',
  'publications',
  'skills',
  'languages',
  'interests',
  'references',
  'projects',
  'meta',
] as const;
