import { IconButton } from '@tinystar/ui';
import { ArrowLeft } from '@tinystar/ui/icons';
import { useNavigate, useParams } from 'react-router';
import { ADMIN_ROOT } from '../session/redirect.ts';
import { pageCopy } from './copy.ts';
import { UsedChat } from './UsedChat.tsx';

/** /a/shoppe/bot/:publicId/chat: the chat of a featured assistant, with the way back to them. */
export default function FeaturedChatRoute() {
  const { publicId = '' } = useParams();
  const navigate = useNavigate();
  return (
    <UsedChat
      of={{ publicId }}
      headerStart={
        <IconButton icon={ArrowLeft} label={pageCopy.backToFeatured} onPress={() => void navigate(ADMIN_ROOT)} />
      }
    />
  );
}
