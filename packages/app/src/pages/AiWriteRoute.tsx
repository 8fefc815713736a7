import { AiWritePage } from '@tinystar/features/generation';
import { useTopUp } from '../workspace/useTopUp.ts';

/** /a/aiWrite */
export default function AiWriteRoute() {
  return <AiWritePage onRecharge={useTopUp()} />;
}
