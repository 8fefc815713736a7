import type { AssistantRow } from '../assistants/schema.ts';
import { notFound } from '../platform/http/failure.ts';
import type { Call } from '../platform/http/route.ts';
import { visitorAsking, type Asker } from './asker.ts';
import { loadPublic } from './publicAssistant.ts';
import { readVisitor } from './visitor.ts';

/** A visitor by the id this server gave him, and the published assistant he talks to. Both unknown look alike: 404. */
export async function visit({
  input,
  services,
}: Pick<Call<{ publicId: string; userId: string }>, 'input' | 'services'>): Promise<{
  bot: AssistantRow;
  asker: Asker;
}> {
  const bot = await loadPublic(services.db, input.publicId);
  const visitorId = await readVisitor(services, input.userId);
  if (!visitorId) throw notFound();
  return { bot, asker: visitorAsking(visitorId) };
}
