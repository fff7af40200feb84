/** Zone, sector, quarter and plot. Buildings and flats have more numbers, such as 01.14.05.012.034.01.015. */
const CADASTRAL_CODE = /^\d{2}\.\d{2}\.\d{2}\.\d{3}(\.\d{2,5}){0,4}$/

export function isCadastralCode(text: string): boolean {
  return CADASTRAL_CODE.test(text)
}

export function isPersonalNumber(text: string): boolean {
  return /^\d{11}$/.test(text)
}

/** Returns true for the personal number of a person (11 digits) or the number of a company (9 digits). */
export function isRegisteredNumber(text: string): boolean {
  return /^(\d{11}|\d{9})$/.test(text)
}
