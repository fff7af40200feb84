export { loadMessageSettings, messageSettingsAction } from './settings.server'
export { loadUnsubscribe, unsubscribeAction } from './unsubscribe.server'
