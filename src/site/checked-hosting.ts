import type { Hosting } from './hosting';

/** A path that all hosts interpret in the same way and that needs no escaping in their files. */
const PATH = /^\/[\w.~%/-]*$/;
const HEADER_NAME = /^[A-Za-z0-9-]+$/;
/**
 * Printable ASCII without backslashes. Quotation marks may only enclose the value of a parameter
 * (`filename="…"`).
 */
const HEADER_VALUE = /^(?:[^"\\]|; *[\w-]+="[^"\\]*")*$/;
const PRINTABLE = /^[ -~]*$/;

const isValue = (value: string) => PRINTABLE.test(value) && HEADER_VALUE.test(value);

/**
 * Checks the values for the hosts' configuration files. Each file has its own syntax, and in all of them a
 * line break or a quotation mark ends a value.
 * @throws an error that names the invalid value
 */
export function checkedHosting(hosting: Hosting): Hosting {
  const { basePath, headers, policy, ofFiles } = hosting;
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
  if (policy.includes('"') || !isValue(policy)) refuse('policy', policy);
  for (const [path, group] of Object.entries(ofFiles)) {
    checkPath(path);
    checkHeaders(group);
  }
  return hosting;
}
