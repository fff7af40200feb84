export { unsubscribeForm } from './form'
export { MessageSettingsForm } from './settings-form'
export { MESSAGE_SETTINGS_PATH, UNSUBSCRIBE_PATH } from './urls'
