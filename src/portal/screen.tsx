import { useLayoutEffect, type ComponentType } from 'react';

import type { HeadTag } from './i18n/page-head';

/** The common part of every screen's slice. */
export type WithHead = { head: readonly HeadTag[] };

/** A module of a screen: `screens/<slug>/page.tsx`. */
export type ScreenModule = { default: ComponentType<{ loaderData: never }> };

const keyOf = (element: Element): string | null =>
  element.getAttribute('name') ?? element.getAttribute('rel') ?? null;

/** Updates the document's title, description and canonical address for the current screen. */
function updateHead(head: readonly HeadTag[]): void {
  for (const tag of head) {
    if ('title' in tag) document.title = tag.title;
    else if ('name' in tag || 'rel' in tag) {
      const [kind, key] = 'name' in tag ? (['meta', tag.name] as const) : (['link', tag.rel] as const);
      const element = [...document.head.querySelectorAll(kind)].find((one) => keyOf(one) === key);
      if ('name' in tag) element?.setAttribute('content', tag.content);
      else element?.setAttribute('href', tag.href);
    }
  }
}

/** A screen with its slice. The type of the slice is the screen's own. */
export type ScreenComponent = ComponentType<{ slice: unknown }>;

export function screenComponent({ default: Page }: ScreenModule): ScreenComponent {
  return function Screen({ slice }) {
    useLayoutEffect(() => updateHead((slice as WithHead).head), [slice]);
    return <Page loaderData={slice as never} />;
  };
}
