import { AssistantListPage } from '@tinystar/features/assistants';

/** /a/train/center */
export default function AssistantListRoute() {
  return <AssistantListPage creating={false} />;
}
