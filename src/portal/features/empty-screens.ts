import { createContext } from 'react';

import type { Slug } from '~/portal/lib/screens';

/** The screens without content, which no list of links offers. */
export const EmptyScreensContext = createContext<readonly Slug[]>([]);
