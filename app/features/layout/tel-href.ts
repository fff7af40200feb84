/** `032 2 00 00 00` is dialled as `tel:0322000000`. */
export function toTelHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`
}
