import { regression } from '@tinystar/contract';
import { useCall } from '../shared/calls/index.ts';
import { RegressionNoteView } from './RegressionNoteView.tsx';

/** What the latest regression says, for whoever is about to publish; nothing while it is not known. */
export function RegressionNote({ assistantId, href }: { assistantId: string; href: string }) {
  const { data } = useCall(regression.overview, { kbBotId: assistantId }, { staleTime: 0 });
  return data ? <RegressionNoteView overview={data} href={href} /> : null;
}
