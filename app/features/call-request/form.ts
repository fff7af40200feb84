import type { SubmissionFailure } from '~/forms/submission-failure'
import type callRequest from '../../../locales/ka/call-request.json'

/** What is wrong with a field, in the words of the namespace `call-request`. */
export type CallRequestErrorKey = keyof (typeof callRequest)['field_errors']

/** Which form it is: the dialog's, or the one on the page of somebody who is written to. */
export type CallRequestIntent = 'call_request' | 'write'

/** A request to be called that came back to whoever sent it. */
export interface CallRequestFormResult {
  intent: CallRequestIntent
  /** As typed. */
  values: Record<string, string>
  fieldErrors: { field: string; error: CallRequestErrorKey }[]
  /** Why nothing came of it where no field is to blame. */
  failure?: SubmissionFailure | undefined
}

export const MAX_COMMENT_LENGTH = 1_000

/** What the dialog for it shows: an empty form, one that came back, or that the request is sent. */
export interface CallRequestDialogData {
  isSent: boolean
  closeHref: string
  /** This page with the form. */
  action: string
  formKey: string
  /** Filled in for somebody signed in. */
  name: string
  phone: string
  /** What the page that opened it wants to be talked about. */
  comment: string
  formResult: CallRequestFormResult | undefined
}
