declare module 'virtual:glyphs' {
  /** Address of the picture that holds every colour icon; add `#name` for one of them. */
  export const spriteUrl: string;
}
