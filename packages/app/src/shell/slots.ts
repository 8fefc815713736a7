import type { ComponentType } from 'react';

/** The notification drawer's place; the messages entry shows as soon as there is one. */
export const messagesDrawer: ComponentType<{ open: boolean; onClose: () => void }> | null = null;
