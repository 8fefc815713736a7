import { IconButton, toast } from '@tinystar/ui';
import { Mic } from '@tinystar/ui/icons';
import { voiceCopy } from './copy.ts';

export interface VoiceToolProps {
  answering: boolean;
  active: boolean;
  disabled: boolean;
  onStart: () => void;
}

/** Begins to speak instead of typing, where that is possible now. */
export default function VoiceTool({ answering, active, disabled, onStart }: VoiceToolProps) {
  const press = () => {
    if (answering) toast(voiceCopy.answering, { tone: 'warning' });
    else if (!('WebSocket' in globalThis)) toast(voiceCopy.noSocket, { tone: 'warning' });
    else if (!isSecureContext) toast(voiceCopy.needsHttps, { tone: 'warning' });
    else onStart();
  };
  return <IconButton icon={Mic} label={voiceCopy.start} pressed={active} disabled={disabled} onPress={press} />;
}
