import { OrderResultPage } from '@tinystar/features/shop';
import { goTo } from '../front/location.ts';
import { useToken } from '../session/useToken.ts';

/** /user/order/result */
export default function OrderResultRoute() {
  return (
    <OrderResultPage
      query={new URLSearchParams(location.search)}
      token={useToken()}
      framed={window.parent !== window}
      onBack={() => goTo('/user/index?activeKey=orders', 'replace')}
    />
  );
}
