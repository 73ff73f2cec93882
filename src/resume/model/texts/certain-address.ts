import { isPageFile } from './file-path';

/** The host of an account or a repository, or of any site with "www." before it. */
const KNOWN_HOST =
  /^(?:(?:github|gitlab|linkedin|youtube|x)\.com\/|(?:codeberg|bitbucket)\.org\/|git\.sr\.ht\/|www\.[\p{L}\p{N}-]+\.\p{L})\S/iu;
/** A domain below one that only organizations have: `w3.org`, `mill.co.uk`. */
const GENERIC = String.raw`[a-z\d-]{2,}\.(?:com|edu|gov|org|(?:ac|co|com|edu|gov|org)\.[a-z]{2})`;
/** A domain of a country. "Node.js", "socket.io", "ci.cd" and "12.de" are pairs of names and words. */
const OF_COUNTRY = String.raw`(?=[\d-]*[a-z])[a-z\d-]{4,}\.(?!ai|cs|go|io|js|md|py|rs|sh|ts)[a-z]{2}`;
/** A host in small letters with a path. */
const WITH_PATH = new RegExp(String.raw`^(?:[a-z\d-]+\.)*(?:${GENERIC}|${OF_COUNTRY})\/\S`);
/** Spaces and brackets, or punctuation at the end, which belong to a text. */
const TEXT = /[\s()[\]<>"]|[.,;:!?]$/;

/** An address that lacks "https://", with it, if it is certain to be one; other texts as they are. */
export const withScheme = (text: string): string =>
  !TEXT.test(text) && (KNOWN_HOST.test(text) || WITH_PATH.test(text)) && !isPageFile(text)
    ? `https://${text}`
    : text;
