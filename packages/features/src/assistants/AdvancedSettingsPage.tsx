import { assistants, type Assistant } from '@tinystar/contract';
import { useApi } from '../shared/session.ts';
import { AdvancedSettingsForm } from './AdvancedSettingsForm.tsx';
import { copy } from './copy.ts';
import { advancedDraftOf, checkAdvanced, type AdvancedDraft } from './settings.ts';
import { SettingsFrame } from './SettingsFrame.tsx';
import { useSettingsForm } from './useSettingsForm.ts';

const labels: Record<keyof AdvancedDraft, string> = {
  replyKnowledgeSource: copy.advanced.source,
  replyPublicDomainPrompt: copy.advanced.prompt,
  document: copy.advanced.document,
  qa: copy.advanced.qa,
  privateDomainKnowledgeNotFound: copy.advanced.notFound,
  systemException: copy.advanced.exception,
  isShowSimilarQuestions: copy.advanced.similar,
  answerMode: copy.advanced.source,
};

/** The advanced settings of one assistant. */
export function AdvancedSettingsPage({ assistant }: { assistant: Assistant }) {
  const api = useApi();
  const { frame, form } = useSettingsForm({
    form: 'advanced',
    assistant,
    saved: advancedDraftOf(assistant),
    labels,
    check: checkAdvanced,
    save: (draft) => api(assistants.updateAdvanced, { ...draft, kbBotId: assistant.id }),
  });
  return (
    <SettingsFrame {...frame}>
      <AdvancedSettingsForm {...form} />
    </SettingsFrame>
  );
}
