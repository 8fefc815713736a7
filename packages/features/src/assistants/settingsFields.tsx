import { answerSteps, type Avatar as AvatarValue, type ReplyOption } from '@tinystar/contract';
import { Avatar } from '@tinystar/ui';
import { conflictCopy, type FormFields } from '../shared/conflict/index.ts';
import { sourceLabels } from './copy.ts';
import { avatarPickerCopy } from './createCopy.ts';
import { settingsCopy } from './settingsCopy.ts';
import { lateCopy } from './lateCopy.ts';
import type { AdvancedDraft, BasicDraft } from './settings.ts';

const text = (value: string) => value;
const onOff = (on: boolean) => (on ? conflictCopy.on : conflictCopy.off);
const picture = (avatar: AvatarValue) => <Avatar name={avatarPickerCopy.letter} source={avatar} size="lg" />;

/** How the basic settings are named and shown beside somebody else's. */
export const basicFields = (tones: readonly ReplyOption[]): FormFields<BasicDraft> => ({
  avatar: { label: settingsCopy.basic.avatar, show: picture },
  name: { label: settingsCopy.basic.nameAlone, show: text },
  description: { label: settingsCopy.basic.description, show: text },
  welcomeWords: {
    label: settingsCopy.basic.welcome,
    show: ({ content, type }) => (content === '' ? '' : `${content}\n${settingsCopy.basic.welcomeAs(type)}`),
  },
  questionWords: { label: settingsCopy.basic.questions, show: text },
  isShowQuestionBar: { label: settingsCopy.basic.questionBar, show: onOff },
  replyToneId: { label: settingsCopy.basic.tone, show: (id) => tones.find((tone) => tone.id === id)?.name ?? id },
  isShowQuickButtons: { label: settingsCopy.basic.quickButtons, show: onOff },
});

const library = ({ status, showReference }: AdvancedDraft['document']) =>
  status === 'disabled' ? conflictCopy.off : settingsCopy.advanced.libraryOn(showReference);

/** How the advanced settings are named and shown beside somebody else's. */
export const advancedFields: FormFields<AdvancedDraft> = {
  replyKnowledgeSource: { label: settingsCopy.advanced.source, show: (source) => sourceLabels[source].label },
  document: { label: settingsCopy.advanced.document, show: library },
  qa: { label: settingsCopy.advanced.qa, show: library },
  replyPublicDomainPrompt: { label: settingsCopy.advanced.prompt, show: text },
  largeLanguageModel: { label: lateCopy.model.label, show: (name) => name || lateCopy.model.own },
  privateDomainKnowledgeNotFound: { label: settingsCopy.advanced.notFound, show: text },
  systemException: { label: settingsCopy.advanced.exception, show: text },
  isShowSimilarQuestions: { label: settingsCopy.advanced.similar, show: onOff },
  answerMode: { label: settingsCopy.advanced.mode, show: (mode) => settingsCopy.advanced.modes[mode].label },
  attachments: {
    label: lateCopy.attachments.label,
    show: (audience) => lateCopy.attachments.audiences[audience].label,
  },
  answerSteps: {
    label: settingsCopy.advanced.steps,
    show: (steps) =>
      answerSteps
        .filter((step) => steps[step])
        .map((step) => settingsCopy.advanced.stepNames[step])
        .join('、') || conflictCopy.off,
  },
};
