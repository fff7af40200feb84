/** Parameter that opens the dialog above any page: `1` the form, `sent` the confirmation. */
export const CALL_REQUEST_PARAM = 'call_request'

export const CALL_SUBJECT_PARAM = 'call_about'

export const CALL_COMPANY_PARAM = 'call_company'

interface CallSubjectParams {
  name: string
  /** Company that should call. Default: the marketplace. */
  companyId?: number | undefined
}

export function callRequestHref(page: string, value: '1' | 'sent', subject?: CallSubjectParams): string {
  const url = new URL(page, 'http://here.invalid')
  url.searchParams.set(CALL_REQUEST_PARAM, value)
  if (subject) url.searchParams.set(CALL_SUBJECT_PARAM, subject.name)
  else url.searchParams.delete(CALL_SUBJECT_PARAM)
  if (subject?.companyId) url.searchParams.set(CALL_COMPANY_PARAM, String(subject.companyId))
  else url.searchParams.delete(CALL_COMPANY_PARAM)
  return url.pathname + url.search
}
