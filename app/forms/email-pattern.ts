/** A local part, then a domain with a dot and at least two letters at its end, or a number in brackets. */
export const EMAIL_PATTERN = /^[^\s@]+@([^\s@.]+(\.[^\s@.]+)*\.[^\s@.\d]{2,}|\[[\da-f.:]+\])$/i
