/** Router, guard and shell; a log-in asks for them while the server checks it. */
export const loadConsole = () => import('../console/Console.tsx');
