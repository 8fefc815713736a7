import { OrderResultPage } from '@tinystar/features/shop';
import { goTo } from '../front/location.ts';
import { RENEW } from '../session/redirect.ts';
import { useToken } from '../session/useToken.ts';

/** /user/order/result */
export default function OrderResultRoute() {
  const query = new URLSearchParams(location.search);
  return (
    <OrderResultPage
      query={query}
      token={useToken()}
      framed={window.parent !== window}
      onBack={() => goTo(query.get('renewal') === 'true' ? RENEW : '/user/index?activeKey=orders', 'replace')}
    />
  );
}
