import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

import { reportSpeed } from 'virtual:speed';

import { addressIn, hrefOf } from '~/domain/base-path';
import { whenIdle } from '~/browser/idle';
import { lazyPart } from '~/browser/lazy-part';
import { rememberPageData } from '~/browser/page-data';
import { recall } from '~/browser/storage';
import { visitorActs } from '~/browser/visitor';
import { EARLY_SETTINGS } from '~/theme/early-settings';

rememberPageData();
// Heard from the start, whichever screen asks for it later.
void visitorActs();
/** What a page can be read without comes when somebody is there; and if it does not come, nothing is lost. */
const later = <Part,>(load: () => Promise<Part>, use: (part: Part) => unknown) =>
  void visitorActs()
    .then(() => lazyPart(load))
    .then(use)
    .catch(() => {});

const { lang, dataset } = document.documentElement;
// Whose browser speaks the page's language needs no offer of another one, unless another one was chosen here.
if (lang !== (recall(EARLY_SETTINGS.languageKey) ?? navigator.language.slice(0, 2)))
  later(
    () => import('~/features/language-offer'),
    ({ offerLanguage }) => offerLanguage(),
  );
const list = dataset['untranslated'];
if (list)
  later(
    () => import('~/browser/foreign-texts'),
    ({ markForeignTexts }) => markForeignTexts(list),
  );
if (reportSpeed) whenIdle(() => void reportSpeed?.().catch(() => {}));

// Letters of either case are the same address to the router, and not to a host, whose answer stands here already.
const lower = hrefOf(addressIn(location).toLowerCase());
const misspelt = lower !== location.pathname && document.querySelector('[data-not-found]') !== null;

// With its origin: what begins with two slashes would be another host.
if (misspelt) location.replace(location.origin + lower + location.search + location.hash);
else
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        {/* A page is small and its data is at hand: drawn at once it is there sooner than in slices. */}
        <HydratedRouter useTransitions={false} />
      </StrictMode>,
    );
  });
