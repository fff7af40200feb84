/** The parameter that opens the dialog above any page: `1` the form, `sent` that it was sent. */
export const CALL = 'call_request'

/** What the visitor may want to be called about: the first words of the comment, theirs to change. */
export const ABOUT = 'call_about'

export function isCallOpen(query: URLSearchParams): boolean {
  return query.has(CALL)
}

/** A page of ours with the dialog open. */
export function callAddress(page: string, value: '1' | 'sent', about?: string): string {
  const url = new URL(page, 'http://here.invalid')
  url.searchParams.set(CALL, value)
  if (about) url.searchParams.set(ABOUT, about)
  else url.searchParams.delete(ABOUT)
  return url.pathname + url.search
}
