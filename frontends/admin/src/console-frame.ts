export { inScreenFrame as inConsoleFrame } from '@portal/features';
