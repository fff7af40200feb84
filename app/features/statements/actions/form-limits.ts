/** The most letters of a name, and of a message or comment. */
export const MAX_NAME_LENGTH = 255
export const MAX_TEXT_LENGTH = 1000
