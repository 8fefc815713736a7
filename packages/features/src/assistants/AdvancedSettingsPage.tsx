import { assistants, meta, type Assistant } from '@tinystar/contract';
import { ConflictDialog } from '../shared/conflict/index.ts';
import { useApi, useSession } from '../shared/session.ts';
import { AdvancedSettingsForm } from './AdvancedSettingsForm.tsx';
import { useCall } from '../shared/calls/index.ts';
import { settingsCopy } from './settingsCopy.ts';
import { lateCopy } from './lateCopy.ts';
import { checkAdvanced } from './checkSettings.ts';
import { advancedDraftOf, type AdvancedDraft } from './settings.ts';
import { advancedFields } from './settingsFields.tsx';
import { SettingsFrame } from './SettingsFrame.tsx';
import { useSettingsForm } from './useSettingsForm.ts';

const labels: Record<keyof AdvancedDraft, string> = {
  replyKnowledgeSource: settingsCopy.advanced.source,
  replyPublicDomainPrompt: settingsCopy.advanced.prompt,
  largeLanguageModel: lateCopy.model.label,
  document: settingsCopy.advanced.document,
  qa: settingsCopy.advanced.qa,
  privateDomainKnowledgeNotFound: settingsCopy.advanced.notFound,
  systemException: settingsCopy.advanced.exception,
  isShowSimilarQuestions: settingsCopy.advanced.similar,
  answerMode: settingsCopy.advanced.mode,
  answerSteps: settingsCopy.advanced.steps,
  attachments: lateCopy.attachments.label,
};

/** The advanced settings of one assistant. */
export function AdvancedSettingsPage({ assistant }: { assistant: Assistant }) {
  const api = useApi();
  const { config } = useSession();
  const models = useCall(meta.models, { kbBotType: assistant.type });
  const { frame, form, conflict } = useSettingsForm({
    form: 'advanced',
    assistant,
    of: advancedDraftOf,
    labels,
    fields: advancedFields,
    check: checkAdvanced,
    save: (draft, version) => api(assistants.updateAdvanced, { ...draft, kbBotId: assistant.id, version }),
  });
  return (
    <>
      <SettingsFrame {...frame}>
        <AdvancedSettingsForm
          {...form}
          models={models.data?.rows ?? []}
          hasModel={config.modelConfigured}
          type={assistant.type}
        />
      </SettingsFrame>
      <ConflictDialog {...conflict} />
    </>
  );
}
