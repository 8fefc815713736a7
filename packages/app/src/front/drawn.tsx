import { homeCopy } from '@tinystar/features/home';
import { renderToString } from 'react-dom/server';
import IndexRoute from '../pages/home/IndexRoute.tsx';
import { FrontFrame } from './FrontFrame.tsx';
import { PublicPage } from './PublicPage.tsx';

const { title, description } = homeCopy.index;

const drawn = renderToString(
  <FrontFrame>
    <PublicPage title={title} params={{}}>
      <IndexRoute />
    </PublicPage>
  </FrontFrame>,
);

/**
 * The front page as a visitor first sees it, for the build (build/drawFrontPage.ts). The same parts as in Front.tsx, so
 * that the browser only has to bring it to life (main.tsx). The document has its title already.
 */
export const frontPage = { title, description, markup: drawn.replace(/<title>[^<]*<\/title>/, '') };
