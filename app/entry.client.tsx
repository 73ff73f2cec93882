import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

import { reportSpeed } from 'virtual:speed';

import { addressIn, hrefOf } from '~/domain/base-path';
import { whenIdle } from '~/browser/idle';
import { rememberPageData } from '~/browser/page-data';
import { visitorActs } from '~/browser/visitor';

rememberPageData();
// Heard from the start, whichever screen asks for it later.
void visitorActs();
if (reportSpeed) whenIdle(() => void reportSpeed?.().catch(() => {}));

// Letters of either case are the same address to the router, and not to a host, whose answer stands here already.
const lower = hrefOf(addressIn(location).toLowerCase());
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
