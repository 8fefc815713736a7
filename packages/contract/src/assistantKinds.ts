export const categories = [
  'general',
  'internet',
  'finance',
  'legalPolicy',
  'programming',
  'education',
  'domainKnowledge',
  'socialSciencesAndHumanities',
  'weMedia',
] as const;
export const knowledgeSources = ['privateDomain', 'publicDomain', 'both'] as const;
/** How an assistant answers: `qa`, one question and its answer, is all the specification has. */
export const answerModes = ['qa'] as const;
export const assistantPermissions = ['public', 'protected', 'private'] as const;
