/** Hides the last three digits from strangers. */
export function maskPhone(phone: string | null): string {
  return phone === null ? '' : `${phone.slice(0, -3)}***`
}
