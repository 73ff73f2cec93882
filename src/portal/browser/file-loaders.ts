/**
 * Makes the loaders of files of one kind, for `useLoaded`. Each address has one loader.
 * @param parse returns null, or throws, for a file of another shape, such as a host's error page: the file has
 *   failed to load
 */
export function fileLoaders<Content>(parse: (text: string) => Content | null) {
  const loaders = new Map<string, () => Promise<Content>>();
  return (address: string): (() => Promise<Content>) => {
    let cache: RequestCache = 'default';
    const load =
      loaders.get(address) ??
      (async () => {
        const response = await fetch(address, { cache });
        // A retry bypasses the browser's cache, which may hold a file of another shape.
        cache = 'reload';
        if (!response.ok) throw new Error(`${address}: ${response.status}`);
        const content = parse(await response.text());
        if (content === null) throw new Error(`${address}: expected another shape`);
        return content;
      });
    loaders.set(address, load);
    return load;
  };
}
