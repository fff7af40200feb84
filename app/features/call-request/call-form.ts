import type call from '../../../locales/ka/call.json'
import type { ActFailure } from '../../http/act-failure'

/** What is wrong with a field, in the words of the namespace `call`. */
export type CallMistake = keyof (typeof call)['mistakes']

/** Which form it is: the dialog's, or the one on the page of somebody who is written to. */
export type CallIntent = 'call_request' | 'write'

/** A request to be called that came back to whoever sent it. */
export interface ReturnedCall {
  intent: CallIntent
  /** As typed. */
  values: Record<string, string>
  mistakes: { field: string; mistake: CallMistake }[]
  /** Why nothing came of it where no field is to blame. */
  failure?: ActFailure | undefined
}

export const LONGEST_COMMENT = 1_000

/** What the dialog for it shows: an empty form, one that came back, or that the request is sent. */
export interface CallDialogData {
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
  returned: ReturnedCall | undefined
}
