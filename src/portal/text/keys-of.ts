/** The keys of an object that has no others. */
export const keysOf = <Key extends string>(object: Readonly<Record<Key, unknown>>): readonly Key[] =>
  Object.keys(object) as Key[];
