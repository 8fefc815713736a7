import type { AssistantProposal } from '@tinystar/contract';

/** What every assistant can begin with, made from its name and the wish alone. */
export function plainProposal(name: string, requirement: string): AssistantProposal {
  const wish = requirement.trim().replace(/[。；;.\s]+$/u, '');
  const purpose = wish === '' ? '根据上传的资料回答问题' : wish;
  return {
    // Readers see it beside the name, and a model reads it as its task: it speaks to both.
    description: `${name}的任务是：${purpose}。回答依据上传的资料，并附上原文出处；资料没有写到的内容会直接说明。`,
    welcomeWords: `您好，我是${name}。您可以直接提问，也可以先看看#你能回答哪些问题#`,
    questionWords: '#开始#\n##你能回答哪些问题##\n##回答的依据是什么##',
    replyToneId: 'professional',
    pairs: [
      { question: '你能回答哪些问题', answer: `我是${name}，我的任务是：${purpose}。` },
      {
        question: '回答的依据是什么',
        answer: '我依据上传到知识库的资料回答，并在回答后附上原文出处，点开就能看到原文。',
      },
    ],
    writtenBy: 'template',
  };
}
