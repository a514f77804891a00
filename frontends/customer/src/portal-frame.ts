export { inScreenFrame as inPortalFrame } from '@portal/features';
