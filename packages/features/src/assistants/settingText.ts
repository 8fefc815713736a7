import {
  AdContent,
  AdStrategy,
  AnswerSteps,
  answerModes,
  answerSteps,
  attachmentAudiences,
  HandOff,
  OfficeHours,
  type SettingField,
} from '@tinystar/contract';
import { handOffText, officeHoursText } from '../shared/serviceText.ts';
import { sourceLabels } from './copy.ts';
import { settingsCopy } from './settingsCopy.ts';
import { lateCopy } from './lateCopy.ts';

const words = lateCopy.history;

/** What a kept setting is called, in the words of its form. */
export const settingLabels: Record<SettingField, string> = {
  name: settingsCopy.basic.nameAlone,
  avatar: settingsCopy.basic.avatar,
  description: settingsCopy.basic.description,
  welcomeWords: settingsCopy.basic.welcome,
  questionWords: settingsCopy.basic.questions,
  isShowQuickButtons: settingsCopy.basic.quickButtons,
  replyToneId: settingsCopy.basic.tone,
  replyKnowledgeSource: settingsCopy.advanced.source,
  publicDomainPrompt: settingsCopy.advanced.prompt,
  publicDomainModel: lateCopy.model.label,
  documentLibrary: settingsCopy.advanced.document,
  qaLibrary: settingsCopy.advanced.qa,
  knowledgeNotFound: settingsCopy.advanced.notFound,
  systemException: settingsCopy.advanced.exception,
  isShowSimilarQuestions: settingsCopy.advanced.similar,
  answerMode: settingsCopy.advanced.mode,
  answerSteps: settingsCopy.advanced.steps,
  attachments: lateCopy.attachments.label,
  customerServiceStatus: words.service,
  serviceHours: words.serviceHours,
  handOff: words.handOff,
  officeHours: words.officeHours,
  display: words.display,
  adStrategy: words.adStrategy,
  adContent: words.adContent,
};

const onOff = (on: boolean) => (on ? words.library.on : words.library.off);
const plain = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? `${value}` : '');
const partOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;

const library = (value: unknown) =>
  partOf(value, 'status') === 'enabled'
    ? `${words.library.on}，${partOf(value, 'showReference') === false ? words.library.hideReference : words.library.showReference}`
    : words.library.off;

function display(value: unknown): string {
  const { header, description, colour, gradient } = lateCopy.display;
  return [
    `${header}：${onOff(partOf(value, 'showHeader') === 'enabled')}`,
    `${description}：${onOff(partOf(value, 'showDescription') === 'enabled')}`,
    `${colour}：${plain(partOf(value, 'bubbleColor'))}`,
    `${gradient}：${['gradientStartColor', 'gradientEndColor', 'gradientAngle'].map((key) => plain(partOf(value, key))).join(' ')}`,
  ].join('\n');
}

function strategy(value: unknown): string {
  const read = AdStrategy.safeParse(value);
  if (!read.success || read.data.status === 'disabled') return words.library.off;
  const { afterFirstAnswer, everyNAnswers } = read.data;
  return [...(afterFirstAnswer ? [lateCopy.ad.first] : []), lateCopy.ad.everyText(everyNAnswers)].join('，');
}

function steps(value: unknown): string {
  const read = AnswerSteps.safeParse(value);
  const on = read.success ? answerSteps.filter((step) => read.data[step]) : [];
  return on.map((step) => settingsCopy.advanced.stepNames[step]).join('、') || words.library.off;
}

/** A kept value as people read it; `tones` names those of today. */
export function settingText(
  field: SettingField,
  value: unknown,
  tones: readonly { id: string; name: string }[],
): string {
  switch (field) {
    case 'avatar':
      return words.avatar;
    case 'welcomeWords':
    case 'questionWords':
      return plain(partOf(value, 'content'));
    case 'replyToneId':
      return tones.find(({ id }) => id === value)?.name ?? plain(value);
    case 'replyKnowledgeSource':
      return value === 'publicDomain' || value === 'both' || value === 'privateDomain' ? sourceLabels[value].label : '';
    case 'documentLibrary':
    case 'qaLibrary':
      return library(value);
    case 'answerMode':
      return settingsCopy.advanced.modes[answerModes.find((mode) => mode === value) ?? 'qa'].label;
    case 'attachments':
      return lateCopy.attachments.audiences[attachmentAudiences.find((each) => each === value) ?? 'people'].label;
    case 'answerSteps':
      return steps(value);
    case 'customerServiceStatus':
      return onOff(value === 'enabled');
    case 'serviceHours':
      return words.hours(Number(value));
    case 'handOff': {
      const read = HandOff.safeParse(value);
      return read.success ? handOffText(read.data) : '';
    }
    case 'officeHours': {
      const read = OfficeHours.safeParse(value);
      return read.success ? officeHoursText(read.data) : '';
    }
    case 'display':
      return display(value);
    case 'adStrategy':
      return strategy(value);
    case 'adContent': {
      const read = AdContent.safeParse(value);
      return read.success ? read.data.content : '';
    }
    case 'isShowQuickButtons':
    case 'isShowSimilarQuestions':
      return onOff(value === true);
    case 'publicDomainModel':
      return plain(value) || lateCopy.model.own;
    default:
      return plain(value);
  }
}
