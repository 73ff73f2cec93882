import { isPageFile } from './file-path';

/** The host of an account or a repository, or of any site with "www." before it. */
const KNOWN_HOST =
  /^(?:(?:github|gitlab|linkedin|youtube)\.com\/|(?:codeberg|bitbucket)\.org\/|git\.sr\.ht\/|www\.[\p{L}\p{N}-]+\.\p{L})\S/iu;
/** A host in small letters with a path. "Node.js/Express" and "socket.io/redis" are pairs of names. */
const WITH_PATH =
  /^(?:[a-z\d-]+\.)*[a-z\d-]{2,}\.(?:com|edu|gov|org|(?!ai|cs|go|io|js|md|py|rs|sh|ts)[a-z]{2})\/\S/;
/** Spaces and brackets, or punctuation at the end, which belong to a text. */
const TEXT = /[\s()[\]<>"]|[.,;:!?]$/;

/** An address that lacks "https://", with it, if it is certain to be one; other texts as they are. */
export const withScheme = (text: string): string =>
  !TEXT.test(text) && (KNOWN_HOST.test(text) || WITH_PATH.test(text)) && !isPageFile(text)
    ? `https://${text}`
    : text;
