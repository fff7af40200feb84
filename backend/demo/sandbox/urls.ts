export const SANDBOX_AUTH_PATH = '/sandbox/auth'
export const SANDBOX_AUCTION_PATH = '/sandbox/auction'
export const SANDBOX_CHAT_PATH = '/sandbox/chat'
export const SANDBOX_SURVEY_PATH = '/sandbox/survey'
