export { ApiPage } from './ApiPage.tsx';
