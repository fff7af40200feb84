export { MESSAGE_SETTINGS_PATH } from './urls'
