export const PHONE_FIELD = 'phone_number'
export const CODE_FIELD = 'code'

/** Intents of the buttons that prove a phone number by a code. */
export const SEND_CODE = 'send_code'
export const CONFIRM_CODE = 'confirm_code'
export const CHANGE_PHONE = 'change_phone'

/** Intents of the steps that validate no other field of the form. */
export const PHONE_STEPS: readonly unknown[] = [SEND_CODE, CONFIRM_CODE, CHANGE_PHONE]

export interface PhoneProofState {
  isDone: boolean
  /** Seconds until the next code may be requested; undefined if none was sent. */
  waitSeconds: number | undefined
  /** Email address that receives the code while SMS is unavailable. */
  email?: string | undefined
}
