import { ShoppeConfigPage } from '@tinystar/features/shoppes';
import { useParams } from 'react-router';
import { shoppeLink, SHOPPES } from './shoppePaths.ts';

/** /a/shoppe/:shoppeId/basic */
export default function ShoppeConfigRoute() {
  const { shoppeId = '' } = useParams();
  return (
    <ShoppeConfigPage
      key={shoppeId}
      id={shoppeId}
      backHref={SHOPPES}
      publishHref={({ id }) => `/a/train/bot/${id}/release/webapp`}
      link={shoppeLink(shoppeId)}
    />
  );
}
