import { BrandPage } from '@tinystar/features/enterprise';

/** /a/tenant/brand */
export default function BrandRoute() {
  return <BrandPage />;
}
