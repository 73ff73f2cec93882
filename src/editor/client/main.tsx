import { createRoot } from 'react-dom/client';

import { OwnerBar } from './owner-bar';

/** The owner’s editor beside the page of `dev`. */
const host = document.createElement('div');
document.body.append(host);
// The page has ids of its own.
createRoot(host, { identifierPrefix: 'owner-' }).render(<OwnerBar />);
