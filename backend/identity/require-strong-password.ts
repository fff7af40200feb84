import { invalidField } from '~backend/platform/http/errors'
import { holdsEmail } from '~contract/identity'
import type { IdentityContext } from './context'

/**
 * Rejects common passwords and those that contain the email.
 * @throws ApiError 422 for the field
 */
export async function requireStrongPassword(
  { isCommonPassword }: IdentityContext,
  field: 'password' | 'new_password',
  password: string,
  email: string,
): Promise<void> {
  if (holdsEmail(password, email)) throw invalidField(field, 'must not hold the e-mail')
  if (await isCommonPassword(password)) throw invalidField(field, 'is among the commonest passwords')
}
