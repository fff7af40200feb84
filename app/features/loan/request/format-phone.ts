/** Groups digits in threes, as usual in Georgia; anything else stays as typed. */
export function formatPhone(phone: string): string {
  const digits = phone.replace(/[\s()-]/g, '').replace(/^\+?995(?=5)/, '')
  return /^\d{9}$/.test(digits) ? digits.replace(/(\d{3})(?=\d)/g, '$1 ') : phone
}
