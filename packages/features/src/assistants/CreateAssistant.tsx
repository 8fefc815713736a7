import { ApiError, assistants, meta } from '@tinystar/contract';
import { useNavigate } from 'react-router';
import { useCall, useChange } from '../shared/calls/index.ts';
import { say } from '../shared/say.ts';
import { useApi, useSession } from '../shared/session.ts';
import { CreateAssistantDialog } from './CreateAssistantDialog.tsx';

/** Makes an assistant in a dialog over the list, and goes on to its documents. */
export default function CreateAssistant({ onClose }: { onClose: () => void }) {
  const api = useApi();
  const { config } = useSession();
  const navigate = useNavigate();
  const templates = useCall(meta.templates, {});
  const tones = useCall(meta.replyOptions, { type: 'tone' });
  const create = useChange(assistants.create, {
    touches: [assistants.page],
    onSuccess: ({ id }) => void navigate(`/a/train/bot/${id}/knowledge/doc`),
  });
  const { error } = create;
  return (
    <CreateAssistantDialog
      scope={api.scope}
      templates={templates.data?.rows ?? []}
      tones={tones.data?.rows ?? []}
      hasModel={config.modelConfigured}
      pending={create.isPending}
      error={error instanceof ApiError && !error.handled ? error.message : undefined}
      onClose={onClose}
      onCreate={(assistant) => create.mutate(assistant)}
      onPropose={(wish) =>
        api(assistants.propose, wish).catch((refusal: unknown) => {
          say(refusal);
          return undefined;
        })
      }
    />
  );
}
