import type { FieldError } from '~/forms/field-error'
import type { ReceivedForm } from '~/forms/received-form.server'
import type { Refusal } from '~/upstream/refusals'
import { getAttemptsError, toTooManyInit } from '../too-many-attempts'

/** Reports a wrong current password, or too many attempts. */
export function refusePassword(
  { reject }: Pick<ReceivedForm<{ password: string }>, 'reject'>,
  answer: Refusal,
) {
  const { field, error, init } = explainPasswordRefusal(answer)
  return reject({ [field]: error }, init)
}

interface PasswordRefusal {
  field: 'password' | ''
  error: FieldError
  init: ResponseInit
}

export function explainPasswordRefusal(answer: Refusal): PasswordRefusal {
  if (answer.fieldErrors.some(({ field }) => field === 'account'))
    return { field: '', error: { key: 'account_shared' }, init: {} }
  const error = getAttemptsError(answer)
  return error
    ? { field: '', error, init: toTooManyInit(answer) }
    : { field: 'password', error: { key: 'password_not_yours' }, init: {} }
}
