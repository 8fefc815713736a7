import { EnterpriseInfoPage } from '@tinystar/features/enterprise';
import { useRecharge } from '../workspace/useRecharge.ts';

/** /a/tenant/basic */
export default function EnterpriseInfoRoute() {
  return <EnterpriseInfoPage onRecharge={useRecharge()} />;
}
