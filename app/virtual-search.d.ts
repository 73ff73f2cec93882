declare module 'virtual:search' {
  /** Address of the index that the search reads. */
  export const searchIndexAddress: string;
}
