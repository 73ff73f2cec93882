declare module 'virtual:world' {
  /** Address of the bundled drawing of the world. */
  export const worldAddress: string;
}
