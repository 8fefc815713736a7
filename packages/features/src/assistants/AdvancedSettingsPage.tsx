import { assistants, type Assistant } from '@tinystar/contract';
import { useState } from 'react';
import { useApi } from '../shared/session.ts';
import { AdvancedSettingsForm } from './AdvancedSettingsForm.tsx';
import { copy } from './copy.ts';
import { useDraft } from './drafts.ts';
import { advancedDraftOf, checkAdvanced, type AdvancedDraft, type FieldErrors } from './settings.ts';
import { SettingsFrame } from './SettingsFrame.tsx';
import { useSave } from './useSave.ts';

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
  const { draft, changed, set, discard } = useDraft('advanced', assistant.id, advancedDraftOf(assistant));
  const [errors, setErrors] = useState<FieldErrors<AdvancedDraft>>({});
  const { save, saving } = useSave(assistant.id, discard, () =>
    api(assistants.updateAdvanced, { ...draft, kbBotId: assistant.id }),
  );

  return (
    <SettingsFrame
      changed={changed.map((key) => labels[key])}
      saving={saving}
      onDiscard={() => {
        discard();
        setErrors({});
      }}
      onSave={() => {
        const wrong = checkAdvanced(draft);
        setErrors(wrong);
        if (Object.keys(wrong).length === 0) save();
      }}
    >
      <AdvancedSettingsForm
        draft={draft}
        errors={errors}
        changed={new Set(changed)}
        onChange={(change) => {
          set(change);
          setErrors((before) => {
            const rest = { ...before };
            for (const key of Object.keys(change)) delete rest[key as keyof AdvancedDraft];
            return rest;
          });
        }}
      />
    </SettingsFrame>
  );
}
