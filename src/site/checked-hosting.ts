import type { Hosting } from './hosting';

/** A path that means the same to every host, and ends no word of its settings. */
const PATH = /^\/[\w.~%/-]*$/;
const HEADER_NAME = /^[A-Za-z0-9-]+$/;
/** Printable ASCII; a quotation mark only around a parameter's value (`filename="…"`), and no backslash. */
const HEADER_VALUE = /^(?:[^"\\]|="[^"\\]*")*$/;
const PRINTABLE = /^[ -~]*$/;

const isValue = (value: string) => PRINTABLE.test(value) && HEADER_VALUE.test(value);

/**
 * What is about to be written for hosts, once it is certain that nothing in it ends the place where it stands: each of
 * their files has a syntax of its own, and all of them end a value at a line break or a quotation mark.
 * @throws an error that names what must not be written
 */
export function checkedHosting(hosting: Hosting): Hosting {
  const { basePath, headers, policies, ofFiles, viewPolicy } = hosting;
  const refuse = (what: string, value: string) => {
    throw new Error(`The files of hosts cannot hold this ${what}: ${JSON.stringify(value)}.`);
  };
  const checkPath = (path: string) => void (PATH.test(path) || refuse('path', path));
  const checkHeaders = (group: Readonly<Record<string, string>>) => {
    for (const [name, value] of Object.entries(group)) {
      if (!HEADER_NAME.test(name)) refuse('header', name);
      if (!isValue(value)) refuse(`value of ${name}`, value);
    }
  };
  checkPath(basePath);
  checkHeaders(headers);
  const checkPolicy = (policy: string) =>
    void ((!policy.includes('"') && isValue(policy)) || refuse('policy', policy));
  if (viewPolicy !== null) checkPolicy(viewPolicy);
  for (const [path, policy] of Object.entries(policies)) {
    checkPath(path);
    checkPolicy(policy);
  }
  for (const [path, group] of Object.entries(ofFiles)) {
    checkPath(path);
    checkHeaders(group);
  }
  return hosting;
}
