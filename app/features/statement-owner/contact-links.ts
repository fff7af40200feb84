import { isMobileNumber, normalizePhone } from '~contract/values/phone'

/** URLs for contacting a number; messengers know only mobile numbers. */
export interface ContactLinks {
  tel: string
  whatsapp: string | undefined
  viber: string | undefined
}

export function toContactLinks(number: string): ContactLinks {
  const digits = normalizePhone(number)
    .replace(/\D/g, '')
    .replace(/^995(?=\d{9}$)/, '')
  const isMobile = isMobileNumber(digits)
  return {
    tel: `tel:+995${digits}`,
    whatsapp: isMobile ? `https://wa.me/995${digits}` : undefined,
    viber: isMobile ? `viber://chat?number=%2B995${digits}` : undefined,
  }
}
