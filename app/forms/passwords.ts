import { z } from 'zod'
import { isLongEnough, MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '~contract/identity'
import type { ErrorKey } from './field-error'

/** Schema of the current password, whose spaces are kept. */
export function currentPassword(missing: ErrorKey = 'password_missing') {
  return z.string(missing).min(1, missing).max(MAX_PASSWORD_LENGTH, 'too_long')
}

export function newPassword() {
  return currentPassword('new_password_missing').refine(isLongEnough, {
    error: 'password_short',
    params: { count: MIN_PASSWORD_LENGTH },
  })
}
