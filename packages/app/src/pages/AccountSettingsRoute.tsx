import { AccountSettingsPage } from '@tinystar/features/profile';
import { lazy } from 'react';
import { useSessionControl } from '../session/control.ts';

// Most who come here change a name or a password.
const RechargePanel = lazy(async () => ({ default: (await import('@tinystar/features/shop')).RechargePanel }));
const OrdersPanel = lazy(async () => ({ default: (await import('@tinystar/features/shop')).OrdersPanel }));

/** /user/index */
export default function AccountSettingsRoute() {
  const { logOut, logInAgain, becomeOther } = useSessionControl();
  return (
    <AccountSettingsPage
      onPasswordChanged={logInAgain}
      onLeft={() => void becomeOther('/user/index')}
      onLogOut={logOut}
      shop={{
        rechargeCenter: <RechargePanel rulesHref="/a/vip/center#rules" />,
        orders: <OrdersPanel rechargeHref="/user/index?activeKey=rechargeCenter" />,
      }}
    />
  );
}
