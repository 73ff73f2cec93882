const PAGE_DATA = /\.data$/;

/**
 * Keeps the data of every visited page in memory for the visit: a page seen before is drawn without asking
 * the browser's cache, which costs a slow phone 20 ms. The site is static, so within a visit the data cannot
 * differ from the code that reads it; a failed answer is not kept. The router fetches by the global
 * function and offers no place of its own for this.
 */
export function rememberPageData(): void {
  const ask = globalThis.fetch;
  const kept = new Map<string, { body: ArrayBuffer; headers: Headers }>();
  globalThis.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (!PAGE_DATA.test(new URL(address, location.href).pathname)) return ask(input, init);
    const known = kept.get(address);
    if (known) return new Response(known.body, { headers: known.headers });
    const answer = await ask(input, init);
    if (!answer.ok) return answer;
    const body = await answer.arrayBuffer();
    kept.set(address, { body, headers: answer.headers });
    return new Response(body, { headers: answer.headers });
  };
}
