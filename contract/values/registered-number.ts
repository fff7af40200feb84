export function isPersonalNumber(text: string): boolean {
  return /^\d{11}$/.test(text)
}

/** The number of a person or, with 9 digits, of a company. */
export function isRegisteredNumber(text: string): boolean {
  return /^(\d{11}|\d{9})$/.test(text)
}
