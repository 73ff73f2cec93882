import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

import { rememberPageData } from '~/browser/page-data';
import { visitorActs } from '~/browser/visitor';

rememberPageData();
// Heard from the start, whichever screen asks for it later.
void visitorActs();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      {/* A page is small and its data is at hand: drawn at once it is there sooner than in slices. */}
      <HydratedRouter useTransitions={false} />
    </StrictMode>,
  );
});
