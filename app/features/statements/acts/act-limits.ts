/** The most letters of a name, and of a message or comment. */
export const LONGEST_NAME = 255
export const LONGEST_TEXT = 1000
