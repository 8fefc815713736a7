import { EnterpriseInfoPage } from '@tinystar/features/enterprise';
import { useSessionControl } from '../session/control.ts';
import { useRecharge } from '../workspace/useRecharge.ts';

/** /a/tenant/basic */
export default function EnterpriseInfoRoute() {
  const { becomeOther } = useSessionControl();
  return <EnterpriseInfoPage onRecharge={useRecharge()} onHandedOver={() => void becomeOther('/a/tenant/basic')} />;
}
