import type { SubmissionFailure } from '~/forms/submission-failure'
import type callRequest from '~locales/ka/call-request.json'

export type CallRequestErrorKey = keyof (typeof callRequest)['field_errors']

/** The dialog's form, or the one on a company's page. */
export type CallRequestIntent = 'call_request' | 'write'

export interface CallRequestFormResult {
  intent: CallRequestIntent
  values: Record<string, string>
  fieldErrors: { field: string; error: CallRequestErrorKey }[]
  failure?: SubmissionFailure | undefined
}

export interface CallRequestDialogData {
  isSent: boolean
  closeHref: string
  action: string
  formKey: string
  name: string
  phone: string
  comment: string
  formResult: CallRequestFormResult | undefined
}
