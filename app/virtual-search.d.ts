declare module 'virtual:search' {
  /** Addresses of the index that the search reads, by language. */
  export const searchIndexes: Readonly<Record<string, string | undefined>>;
}
