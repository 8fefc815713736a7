import { SharedAnswerPage } from '@tinystar/features/sharedAnswer';

/** Loaded only by who follows the link to one answer. */
export default SharedAnswerPage;
