/** Tones an assistant may answer in; `prompt` is what a language model is told. */
export const tones = [
  {
    id: 'professional',
    name: '专业严谨',
    hint: '用词准确，先给结论再给依据，适合制度、技术与法务问答',
    prompt: '用专业、严谨的语气回答：先给结论，再列依据，术语准确，不夸张。',
  },
  {
    id: 'friendly',
    name: '亲切自然',
    hint: '像同事一样聊天，语气温和，适合客服与日常咨询',
    prompt: '用亲切、自然的语气回答，像一位热心的同事，句子口语化但信息完整。',
  },
  {
    id: 'concise',
    name: '简洁直接',
    hint: '只说要点，一两句话说清楚，适合移动端快速查询',
    prompt: '用简洁、直接的语气回答：只说要点，能一句话说清就不写两句。',
  },
  {
    id: 'patient',
    name: '耐心细致',
    hint: '分步骤讲解，照顾新手，适合培训与操作指导',
    prompt: '用耐心、细致的语气回答：分步骤讲解，解释每一步的目的，照顾第一次接触的人。',
  },
] as const;

/** Roles an assistant may play. */
export const roles = [
  { id: 'support', name: '客服专员', hint: '解答产品与服务问题，引导用户解决问题' },
  { id: 'consultant', name: '业务顾问', hint: '结合资料给出建议，说明适用条件' },
  { id: 'teacher', name: '培训讲师', hint: '讲清概念与步骤，帮助新人上手' },
  { id: 'assistant', name: '知识助手', hint: '按资料如实回答，不做引申' },
] as const;

/** Whether an assistant can be given this tone. */
export const isTone = (id: string): boolean => tones.some((tone) => tone.id === id);

/** The instruction of a tone for a language model; an unknown one is answered professionally. */
export const tonePrompt = (id: string): string => (tones.find((tone) => tone.id === id) ?? tones[0]).prompt;
