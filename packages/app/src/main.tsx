import '@tinystar/tokens/theme.css';
import './base.css.ts';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Front, loadFrontPage } from './front/Front.tsx';
import { keepOfflinePage } from './front/keepOfflinePage.ts';
import { goTo } from './front/location.ts';
import { endWaiting } from './front/PartGone.tsx';
import { loadLater } from './loadPart.tsx';
import { applyTheme } from './shell/theme.ts';

applyTheme();
endWaiting();
// After everything the page itself needs.
addEventListener(
  'load',
  () => {
    keepOfflinePage();
    const later = () => void loadLater();
    if ('requestIdleCallback' in globalThis) requestIdleCallback(later);
    else setTimeout(later);
  },
  { once: true },
);

const place = document.querySelector('#root')!;
const app = (
  <StrictMode>
    <Front />
  </StrictMode>
);

const draw = () =>
  // As a transition React works in slices of a few milliseconds, between which the page scrolls and answers.
  startTransition(() => {
    if (!place.hasChildNodes()) {
      createRoot(place).render(app);
      return;
    }
    // The home page stands here already (build/drawFrontPage.ts), and only it: the root's address is the home page's too.
    if (location.pathname === '/') goTo('/index', 'replace');
    hydrateRoot(place, app);
  });

// The page itself comes with its document (build/pageDocuments.ts); one that cannot be loaded is told by its place.
loadFrontPage(location.pathname).then(draw, draw);
