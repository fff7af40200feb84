export const MAX_NAME_LENGTH = 255
export const MAX_TEXT_LENGTH = 1000
