export { AdvancedSettingsPage } from './AdvancedSettingsPage.tsx';
export { AssistantListPage } from './AssistantListPage.tsx';
export { BasicSettingsPage } from './BasicSettingsPage.tsx';
export { permissionLabels } from './copy.ts';
export { useBasicDraft } from './drafts.ts';
export { ReleasePage } from './ReleasePage.tsx';
export { useAssistant } from './useAssistants.ts';
