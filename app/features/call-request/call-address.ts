/** The parameter that opens the dialog above any page: `1` the form, `sent` that it was sent. */
export const CALL = 'call_request'

export function isCallOpen(query: URLSearchParams): boolean {
  return query.has(CALL)
}

/** A page of ours with the dialog open. */
export function callAddress(page: string, value: '1' | 'sent'): string {
  const url = new URL(page, 'http://here.invalid')
  url.searchParams.set(CALL, value)
  return url.pathname + url.search
}
