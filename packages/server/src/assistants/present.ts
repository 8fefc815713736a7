import { answerModes, type AnswerMode, type Assistant } from '@tinystar/contract';
import type { AssistantRow } from './schema.ts';

/** An assistant in the shape of the contract. Who only uses it does not get the instructions its makers wrote. */
export function presentAssistant(row: AssistantRow, audience: 'maker' | 'user' = 'maker'): Assistant {
  return {
    id: row.id,
    publicId: row.publicId,
    name: row.name,
    avatar: row.avatar,
    type: row.ownerType,
    tenantId: row.ownerType === 'tenant' ? row.ownerId : '',
    description: row.description,
    permission: row.permission,
    category: row.category,
    status: row.status,
    llmName: row.llmName,
    indexType: row.indexType,
    isPreset: row.isPreset,
    isShowSimilarQuestions: row.isShowSimilarQuestions,
    isShowQuickButtons: row.isShowQuickButtons,
    welcomeWords: row.welcomeWords,
    questionWords: row.questionWords,
    replyTone: { id: row.replyToneId },
    replyKnowledgeSource: row.replyKnowledgeSource,
    replyPublicDomain: {
      prompt: audience === 'maker' ? row.publicDomainPrompt : '',
      largeLanguageModel: row.publicDomainModel,
    },
    replyPrivateDomain: {
      knowledgeSources: [
        { id: 'document', ...row.documentLibrary },
        { id: 'qa', ...row.qaLibrary },
      ],
    },
    kbBotQaException: {
      privateDomainKnowledgeNotFound: { content: row.knowledgeNotFound },
      systemException: { content: row.systemException },
    },
    customerService: {
      status: row.customerServiceStatus,
      serviceLevelAgreement: row.serviceHours,
      handOff: row.handOff,
      officeHours: row.officeHours,
    },
    attachments: row.attachments,
    metaConfig: { answerMode: answerModeOf(row), answerSteps: row.answerSteps },
    display: row.display,
    ...(audience === 'maker' && { advertising: { strategy: row.adStrategy, content: row.adContent } }),
    createdAt: row.createdAt.getTime(),
    updatedAt: row.updatedAt.getTime(),
  };
}

// Rows stored before the modes were a closed list may hold any text.
export const answerModeOf = ({ answerMode }: Pick<AssistantRow, 'answerMode'>): AnswerMode =>
  answerModes.find((mode) => mode === answerMode) ?? answerModes[0];
