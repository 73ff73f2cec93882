import type { Period, Picture, Property, YearMonth } from './portfolio';

// The sections besides work and projects. Every `id` is unique in the portfolio and valid in an address.

export type Education = {
  id: string;
  institution: string | null;
  /** The subject. */ area: string | null;
  /** The degree. */ studyType: string | null;
  period: Period;
  location: string | null;
  /** In the notation of the school. */ score: string | null;
  url: string | null;
  summary: string | null;
  highlights: readonly string[];
  courses: readonly string[];
  properties?: readonly Property[];
};

export type Certificate = {
  id: string;
  name: string;
  issuer: string | null;
  date: YearMonth | null;
  /** The last month in which it is valid. */ end: YearMonth | null;
  /** That month has passed. */ expired?: true;
  url: string | null;
  /** Such as its badge. */ image: Picture | null;
  summary: string | null;
  properties?: readonly Property[];
  /** It is not earned yet: `date` is its start, and `end` its expected end. */ inProgress?: true;
};

export type Award = {
  id: string;
  title: string;
  awarder: string | null;
  date: YearMonth | null;
  /** Of an award of several years, such as a scholarship. */ end: YearMonth | null;
  url: string | null;
  summary: string | null;
  properties?: readonly Property[];
};

export type Publication = {
  id: string;
  name: string;
  publisher: string | null;
  date: YearMonth | null;
  url: string | null;
  summary: string | null;
  properties?: readonly Property[];
};

export type Volunteering = {
  id: string;
  organization: string | null;
  position: string | null;
  period: Period;
  location: string | null;
  url: string | null;
  summary: string | null;
  highlights: readonly string[];
  properties?: readonly Property[];
};

export type Interest = {
  id: string;
  name: string;
  summary: string | null;
  keywords: readonly string[];
  properties?: readonly Property[];
};

/** A recommendation of the owner. */
export type Reference = {
  id: string;
  name: string | null;
  url: string | null;
  text: string | null;
  properties?: readonly Property[];
};

/** A section that the standard does not define, with its own name. */
export type OtherSection = { id: string; title: string; entries: readonly OtherEntry[] };

export type OtherEntry = {
  id: string;
  title: string | null;
  period: Period | null;
  url: string | null;
  summary: string | null;
  highlights: readonly string[];
  properties?: readonly Property[];
};
