export const PHONE_FIELD = 'phone_number'
export const CODE_FIELD = 'code'

/** The buttons of a form that has a phone number proved by a code. */
export const SEND_CODE = 'send_code'
export const CONFIRM_CODE = 'confirm_code'
export const CHANGE_PHONE = 'change_phone'

/** The steps that judge nothing else of the form. */
export const PHONE_STEPS: readonly unknown[] = [SEND_CODE, CONFIRM_CODE, CHANGE_PHONE]

export interface PhoneProofState {
  isDone: boolean
  /** A code was sent; the next may be requested after these seconds. */
  waitSeconds: number | undefined
  /** The code goes there, as no SMS can be sent. */
  email?: string | undefined
}
