import { useCurrentAssistant } from '../workspace/AssistantContext.ts';

/** The assistant of the reports, and where what they count is listed. */
export const useReportPaths = () => {
  const { id: kbBotId } = useCurrentAssistant();
  const base = `/a/train/bot/${kbBotId}/report/chat`;
  return { kbBotId, conversationsPath: `${base}/history`, usersPath: `${base}/user` };
};
