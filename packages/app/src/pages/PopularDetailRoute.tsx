import type { SquareAssistant } from '@tinystar/contract';
import type { AskedOnFirstPage } from '@tinystar/features/member';
import { PresetPage } from '@tinystar/features/square';
import { useNavigate, useParams } from 'react-router';
import { chatPath } from '../front/chatPath.ts';

const chatOf = ({ id, type }: SquareAssistant) => chatPath({ id, type, own: false, permission: 'public' });

/** /a/popular/bot/:kbBotId */
export default function PopularDetailRoute() {
  const { kbBotId = '' } = useParams();
  const navigate = useNavigate();
  return (
    <PresetPage
      key={kbBotId}
      kbBotId={kbBotId}
      backHref="/a/popular/bot"
      chatHref={chatOf}
      onAsk={(assistant, question) =>
        void navigate(chatOf(assistant), { state: { question, others: [] } satisfies AskedOnFirstPage })
      }
    />
  );
}
