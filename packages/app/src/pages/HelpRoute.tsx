import { HelpPage } from '@tinystar/features/help';
import { usePublicParams } from '../front/params.ts';

/** /help/:slug? */
export default function HelpRoute() {
  return <HelpPage slug={usePublicParams().slug} />;
}
