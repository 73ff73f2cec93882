/** Words in italics. Neither a product, "5 * 3", nor a name, "C*", "snake_case" or "*.ts", has such a pair. */
export const ITALIC =
  /(?<![\p{L}\p{N}*_\\/])([*_])(?=[\p{L}\p{N}"“«(])((?:(?!\1).){0,200}[^\s(])\1(?![\p{L}\p{N}*_\\/])/gu;
