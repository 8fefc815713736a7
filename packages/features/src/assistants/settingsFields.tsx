import { answerSteps, type Avatar as AvatarValue, type ReplyOption } from '@tinystar/contract';
import { Avatar } from '@tinystar/ui';
import { conflictCopy, type FormFields } from '../shared/conflict/index.ts';
import { copy, sourceLabels } from './copy.ts';
import { lateCopy } from './lateCopy.ts';
import type { AdvancedDraft, BasicDraft } from './settings.ts';

const text = (value: string) => value;
const onOff = (on: boolean) => (on ? conflictCopy.on : conflictCopy.off);
const picture = (avatar: AvatarValue) => <Avatar name={copy.avatarPicker.letter} source={avatar} size="lg" />;

/** How the basic settings are named and shown beside somebody else's. */
export const basicFields = (tones: readonly ReplyOption[]): FormFields<BasicDraft> => ({
  avatar: { label: copy.basic.avatar, show: picture },
  name: { label: copy.basic.nameAlone, show: text },
  description: { label: copy.basic.description, show: text },
  welcomeWords: {
    label: copy.basic.welcome,
    show: ({ content, type }) => (content === '' ? '' : `${content}\n${copy.basic.welcomeAs(type)}`),
  },
  questionWords: { label: copy.basic.questions, show: text },
  isShowQuestionBar: { label: copy.basic.questionBar, show: onOff },
  replyToneId: { label: copy.basic.tone, show: (id) => tones.find((tone) => tone.id === id)?.name ?? id },
  isShowQuickButtons: { label: copy.basic.quickButtons, show: onOff },
});

const library = ({ status, showReference }: AdvancedDraft['document']) =>
  status === 'disabled' ? conflictCopy.off : copy.advanced.libraryOn(showReference);

/** How the advanced settings are named and shown beside somebody else's. */
export const advancedFields: FormFields<AdvancedDraft> = {
  replyKnowledgeSource: { label: copy.advanced.source, show: (source) => sourceLabels[source].label },
  document: { label: copy.advanced.document, show: library },
  qa: { label: copy.advanced.qa, show: library },
  replyPublicDomainPrompt: { label: copy.advanced.prompt, show: text },
  largeLanguageModel: { label: lateCopy.model.label, show: (name) => name || lateCopy.model.own },
  privateDomainKnowledgeNotFound: { label: copy.advanced.notFound, show: text },
  systemException: { label: copy.advanced.exception, show: text },
  isShowSimilarQuestions: { label: copy.advanced.similar, show: onOff },
  answerMode: { label: copy.advanced.mode, show: (mode) => copy.advanced.modes[mode].label },
  answerSteps: {
    label: copy.advanced.steps,
    show: (steps) =>
      answerSteps
        .filter((step) => steps[step])
        .map((step) => copy.advanced.stepNames[step])
        .join('、') || conflictCopy.off,
  },
};
