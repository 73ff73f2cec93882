/** The place of a value in a file or in the model: `['work', 0, 'highlights', 1]`. */
export type Path = readonly (string | number)[];

/** The value at a path, which may have names such as "toString". */
export const valueAt = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? (value as Record<string | number, unknown>)[key]
        : undefined,
    data,
  );
