import { useAssistant } from '@tinystar/features/assistants';
import { RealChatPage } from '@tinystar/features/chat';
import { conversations, me, messages, tenant } from '@tinystar/contract';
import { useTouch } from '@tinystar/features/shared';
import { Button, Result } from '@tinystar/ui';
import { Headphones } from '@tinystar/ui/icons';
import { useCallback } from 'react';
import { useNavigate, useParams } from 'react-router';
import { ADMIN_ROOT } from '../session/redirect.ts';
import { useTopUp } from '../workspace/useTopUp.ts';

/** The way to the agents of the assistant, also before the first answer (CS-13). */
function HumanButton({ href }: { href: string }) {
  return (
    <Button size="sm" icon={Headphones} href={href}>
      人工客服
    </Button>
  );
}

/** /a/chat/bot/:kbBotId/:type: an assistant of the current identity, as those who use it talk to it. */
export default function ChatRoute() {
  const { kbBotId = '' } = useParams();
  const { data: assistant, error, refetch } = useAssistant(kbBotId);
  const navigate = useNavigate();
  const touch = useTouch();
  const onRecharge = useTopUp();
  const onAnswered = useCallback(() => void touch(me.coins, tenant.coins, conversations.list), [touch]);
  const service = `/a/chat/bot/${kbBotId}/${assistant?.type ?? 'tenant'}/cs`;
  const onHuman = useCallback(() => void navigate(service), [navigate, service]);
  if (assistant) {
    const served = assistant.type === 'tenant' && assistant.customerService.status === 'enabled';
    return (
      <RealChatPage
        key={assistant.id}
        assistant={assistant}
        onAnswered={onAnswered}
        onRecharge={onRecharge}
        {...(served ? { onHuman, headerEnd: <HumanButton href={service} /> } : {})}
      />
    );
  }
  if (!error) return null;
  const missing = 'status' in error && error.status === 404;
  return (
    <Result
      kind={missing ? 'notFound' : 'error'}
      title={missing ? '对不起，您访问的助手不存在' : error.message || messages.unexpected}
      actions={
        missing ? <Button href={ADMIN_ROOT}>返回控制台</Button> : <Button onPress={() => void refetch()}>重试</Button>
      }
    />
  );
}
