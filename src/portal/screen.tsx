import { useLayoutEffect, type ComponentType } from 'react';
import { useLoaderData } from 'react-router';

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

/** The component of a route: the screen with its slice. */
export function screenOf({ default: Page }: ScreenModule): ComponentType {
  return function Screen() {
    const slice = useLoaderData<WithHead>();
    useLayoutEffect(() => updateHead(slice.head), [slice]);
    // The route's loader returns the slice of this screen, which the router's types do not express.
    return <Page loaderData={slice as never} />;
  };
}
