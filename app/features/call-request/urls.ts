/** Opens the dialog above any page: `1` the form, `sent` the confirmation. */
export const CALL_REQUEST_PARAM = 'call_request'

export const CALL_SUBJECT_PARAM = 'call_about'

export function callRequestHref(page: string, value: '1' | 'sent', subject?: string): string {
  const url = new URL(page, 'http://here.invalid')
  url.searchParams.set(CALL_REQUEST_PARAM, value)
  if (subject) url.searchParams.set(CALL_SUBJECT_PARAM, subject)
  else url.searchParams.delete(CALL_SUBJECT_PARAM)
  return url.pathname + url.search
}
