export { PlatformPage } from './PlatformPage.tsx';
