import { homeCopy, IndexPage } from '@tinystar/features/home';
import { renderToStaticMarkup } from 'react-dom/server';

/** The front page as a visitor first sees it, for the build (build/drawFrontPage.ts); drawn anew in the browser. */
export const frontPage = {
  title: homeCopy.index.title,
  description: homeCopy.index.description,
  markup: renderToStaticMarkup(<IndexPage loggedIn={false} square={false} origin="" onHelp={() => undefined} />),
};
