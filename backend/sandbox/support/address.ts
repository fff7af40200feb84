/** The chat's stand-in and that of the survey, below the site's root. */
export const SANDBOX_CHAT = '/sandbox/chat'
export const SANDBOX_SURVEY = '/sandbox/survey'
