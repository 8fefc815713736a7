import { DeploymentPage } from '@tinystar/features/deployment';
import { GoTo } from '../front/GoTo.tsx';

/** /test */
export default function TestRoute() {
  return <DeploymentPage elsewhere={<GoTo path="/404" />} />;
}
