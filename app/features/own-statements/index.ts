export { OwnerPanel } from './owner-panel'
export { RenewForm } from './renew-form'
