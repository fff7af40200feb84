export const PHONE_FIELD = 'phone_number'
export const CODE_FIELD = 'code'

/** The buttons of a form that has a phone number proved by a code. */
export const SEND_CODE = 'send_code'
export const CONFIRM_CODE = 'confirm_code'

export interface PhoneProofState {
  isDone: boolean
  /** A code was sent; the next may be requested after these seconds. */
  waitSeconds: number | undefined
}
