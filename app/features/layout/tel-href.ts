/** `032 2 00 00 00` becomes `tel:0322000000`. */
export function toTelHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`
}
