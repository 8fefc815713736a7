import { ShoppeListPage } from '@tinystar/features/shoppes';
import { shoppeLink } from './shoppePaths.ts';

const hrefOf = (id: string) => `/a/shoppe/${id}/basic`;

/** /a/shoppe/center */
export default function ShoppeListRoute() {
  return <ShoppeListPage hrefOf={hrefOf} linkOf={shoppeLink} />;
}
