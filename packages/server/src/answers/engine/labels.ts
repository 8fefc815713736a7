/** Stand above what is quoted, in the place of an answer. */
export const LABEL = '以下内容摘自知识库：';
export const LABEL_ATTACHED = '以下内容摘自附件：';
export const LABEL_BOTH = '以下内容摘自附件和知识库：';
/** Where documents answer differently. */
export const LABEL_DIFFERING = '以下内容摘自知识库，不同文档的说法不同，请以适用的为准：';
/** Where the words of the question and of the knowledge meet only in part. */
export const LABEL_IN_DOUBT = '没有找到确切的答案，以下内容可能相关：';
/** Under what a model wrote from the passages without saying where it stands: it may be an answer, or say that there is none. */
export const LABEL_UNCITED = '以下内容可能相关：';
