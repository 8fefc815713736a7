import { IndexPage } from '@tinystar/features/home';
import { HomeSite } from './HomeSite.tsx';

/** /index */
export default function IndexRoute() {
  return <HomeSite>{(surroundings) => <IndexPage {...surroundings} />}</HomeSite>;
}
