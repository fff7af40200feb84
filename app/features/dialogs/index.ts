export { useOpenDialog } from './use-open-dialog'
