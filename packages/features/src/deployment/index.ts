export { DeploymentPage } from './DeploymentPage.tsx';
