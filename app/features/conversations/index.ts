export { CONVERSATIONS_PATH } from './urls'
