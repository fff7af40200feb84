/** Maximum characters of a single line, such as a name or a street. */
export const MAX_LINE_LENGTH = 255

/** Maximum characters of a comment or a message. */
export const MAX_COMMENT_LENGTH = 1_000

export const MAX_MESSAGE_LENGTH = 2_000
