import { AiChatPage } from '@tinystar/features/generation';
import { useOpenRoutes } from '../guard/useOpenRoutes.ts';
import { useTopUp } from '../workspace/useTopUp.ts';

/** /a/aiChat */
export default function AiChatRoute() {
  const training = useOpenRoutes().find(({ name }) => name === 'adminTrainCenter');
  return <AiChatPage readingHref={training?.path} onRecharge={useTopUp()} />;
}
