export function isPersonalNumber(text: string): boolean {
  return /^\d{11}$/.test(text)
}

/** Returns true for the personal number of a person (11 digits) or the number of a company (9 digits). */
export function isRegisteredNumber(text: string): boolean {
  return /^(\d{11}|\d{9})$/.test(text)
}
