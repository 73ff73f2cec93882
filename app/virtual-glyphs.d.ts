declare module 'virtual:glyphs' {
  /** Address of the folder that holds every colour icon as `name.svg`. */
  export const glyphFolder: string;
}
