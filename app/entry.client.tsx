import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

import { lazyPart } from '~/browser/lazy-part';
import { rememberPageData } from '~/browser/page-data';
import { recall } from '~/browser/storage';
import { visitorActs } from '~/browser/visitor';
import { EARLY_SETTINGS } from '~/theme/early-script';

rememberPageData();
// Heard from the start, whichever screen asks for it later.
void visitorActs();
// Whose browser speaks the page's language needs no offer of another one, unless another one was chosen here.
if (document.documentElement.lang !== (recall(EARLY_SETTINGS.languageKey) ?? navigator.language.slice(0, 2)))
  void visitorActs()
    .then(() => lazyPart(() => import('~/features/language-offer')))
    .then(({ offerLanguage }) => offerLanguage())
    // It was an offer.
    .catch(() => {});

// Letters of either case are the same address to the router, and not to a host, whose answer stands here already.
const lower = location.pathname.toLowerCase();
const misspelt = lower !== location.pathname && document.querySelector('[data-not-found]') !== null;

if (misspelt) location.replace(lower + location.search + location.hash);
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
