/** The state of what is loaded on demand. */
export type Loadable<Content> =
  { state: 'idle' | 'loading' | 'failed' } | { state: 'ready'; content: Content };
