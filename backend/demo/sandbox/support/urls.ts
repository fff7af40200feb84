export const SANDBOX_CHAT_PATH = '/sandbox/chat'
export const SANDBOX_SURVEY_PATH = '/sandbox/survey'
