import type { Assistant, Avatar, PublicAssistant } from '@tinystar/contract';
import type { BubblePaint } from '@tinystar/ui';
import { bubblePaint, ownGradient } from '../../shared/bubblePaint.ts';
import type { QuestionTab } from '../../shared/questions.ts';
import { questionTabs } from './questions.ts';

/** What a conversation shows of its assistant. */
export interface ChatAssistant {
  id: string;
  name: string;
  avatar: Avatar;
  description: string;
  welcome: { content: string; type: 'plainText' | 'markdown' };
  /** Pictures and files may go with a question, and a question may keep to documents. */
  attaches: boolean;
  mentions: boolean;
  /** Two disliked answers in a row bring the offer of a person. */
  offersPerson: boolean;
  /** Empty when the question bar is off. */
  tabs: readonly QuestionTab[];
  showsSimilar: boolean;
  showsQuickButtons: boolean;
  showsHeader: boolean;
  showsDescription: boolean;
  /** What questions wear; undefined for the product's own ground. */
  bubble: BubblePaint | undefined;
  /** Colours (#rrggbb) and degrees of the ring around its face, null for the product's own. */
  gradient: { from: string; to: string; angle: number } | null;
  /** The enterprise's name and logo, when it brands the chat. */
  brand: { name: string; avatar: Avatar } | null;
}

/** Settings of the making form that are not saved yet and already show in the trial chat. */
export interface UnsavedSettings {
  name?: string;
  avatar?: Avatar;
  description?: string;
  welcomeWords?: Assistant['welcomeWords'];
  questionWords?: string;
  isShowQuestionBar?: boolean;
  isShowQuickButtons?: boolean;
  display?: Assistant['display'];
}

type Shared = Pick<
  Assistant,
  | 'id'
  | 'name'
  | 'avatar'
  | 'description'
  | 'welcomeWords'
  | 'questionWords'
  | 'isShowSimilarQuestions'
  | 'isShowQuickButtons'
  | 'display'
>;

const shown = (assistant: Shared): Omit<ChatAssistant, 'brand' | 'offersPerson' | 'attaches' | 'mentions'> => ({
  id: assistant.id,
  name: assistant.name,
  avatar: assistant.avatar,
  description: assistant.description,
  welcome: assistant.welcomeWords,
  tabs: assistant.questionWords.isShowQuestionBar ? questionTabs(assistant.questionWords.content) : [],
  showsSimilar: assistant.isShowSimilarQuestions,
  showsQuickButtons: assistant.isShowQuickButtons,
  showsHeader: assistant.display.showHeader === 'enabled',
  showsDescription: assistant.display.showDescription === 'enabled',
  bubble: bubblePaint(assistant.display),
  gradient: ownGradient(assistant.display),
});

/** A published assistant, as a visitor sees it. */
export const publicAssistant = (assistant: PublicAssistant): ChatAssistant => ({
  ...shown(assistant),
  attaches: assistant.attaches ?? false,
  mentions: assistant.mentions ?? false,
  offersPerson: assistant.asksAgents?.afterDislikes ?? false,
  brand: assistant.tenant && { name: assistant.tenant.brandDisplayName, avatar: assistant.tenant.brandAvatar },
});

/** One's own assistant with what is being changed in its form. */
export const ownAssistant = (assistant: Assistant, unsaved: UnsavedSettings = {}): ChatAssistant => ({
  ...shown({
    ...assistant,
    name: unsaved.name?.trim() || assistant.name,
    avatar: unsaved.avatar ?? assistant.avatar,
    description: unsaved.description ?? assistant.description,
    welcomeWords: unsaved.welcomeWords ?? assistant.welcomeWords,
    questionWords: {
      content: unsaved.questionWords ?? assistant.questionWords.content,
      isShowQuestionBar: unsaved.isShowQuestionBar ?? assistant.questionWords.isShowQuestionBar,
    },
    isShowQuickButtons: unsaved.isShowQuickButtons ?? assistant.isShowQuickButtons,
    display: unsaved.display ?? assistant.display,
  }),
  attaches: assistant.attachments !== 'nobody',
  mentions: documentsAnswer(assistant),
  offersPerson: false,
  brand: null,
});

/** Whether answers may come from documents. */
const documentsAnswer = ({ replyKnowledgeSource, replyPrivateDomain }: Assistant): boolean =>
  replyKnowledgeSource !== 'publicDomain' &&
  replyPrivateDomain.knowledgeSources.some(({ id, status }) => id === 'document' && status === 'enabled');
