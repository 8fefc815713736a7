import { ShoppePage } from '@tinystar/features/shoppes';
import { useAddress } from '../front/location.ts';
import { usePublicParams } from '../front/params.ts';
import { shoppeChatPath } from './shoppePaths.ts';

/** /shoppe/:shoppeId */
export default function ShoppeRoute() {
  const { shoppeId = '' } = usePublicParams();
  const [path = '', query] = useAddress().split('?');
  return (
    <ShoppePage
      key={shoppeId}
      id={shoppeId}
      category={new URLSearchParams(query).get('category') ?? undefined}
      categoryHref={(category) => (category ? `${path}?category=${category}` : path)}
      hrefOf={(publicId) => shoppeChatPath(publicId, shoppeId)}
    />
  );
}
