/** Whether a value is a group of fields. */
export const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value is a text that is not blank. */
export const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
