/** The chat's stand-in and that of the survey, below the site's root. */
export const SANDBOX_CHAT_PATH = '/sandbox/chat'
export const SANDBOX_SURVEY_PATH = '/sandbox/survey'
