/** A local part, and a domain with a top level of at least two letters or an IP in brackets. */
export const EMAIL_PATTERN = /^[^\s@]+@([^\s@.]+(\.[^\s@.]+)*\.[^\s@.\d]{2,}|\[[\da-f.:]+\])$/i
