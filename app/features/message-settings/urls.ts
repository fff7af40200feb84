export const MESSAGE_SETTINGS_PATH = '/account/notifications/settings'
export const UNSUBSCRIBE_PATH = '/unsubscribe'
