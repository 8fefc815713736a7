import { AssistantListPage } from '@tinystar/features/assistants';

/** /a/train/create/:type, the create dialog over the list. */
export default function CreateAssistantRoute() {
  return <AssistantListPage creating />;
}
