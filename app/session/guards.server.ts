import { redirect } from '@remix-run/node'
import { forbidden } from '~/http/error-responses.server'
import { toLastingPath } from '~/http/page-urls'
import { toLocalizedPath } from '~/i18n/languages'
import type { User } from '~/upstream/accounts.server'
import type { AccountType } from '~contract/accounts'
import { setFlash } from './flash.server'
import { markSignInRequired } from './sign-in-required'
import type { Visitor } from './visitor.server'

/** @throws a redirect to the home page, where a guest can sign in and return */
export async function requireUser(visitor: Visitor, request: Request): Promise<User> {
  const user = await visitor.user()
  if (user) return user
  throw markSignInRequired(
    redirect(toLocalizedPath('/', visitor.language), {
      headers: { 'Set-Cookie': setFlash('sign_in_required', toLastingPath(new URL(request.url))) },
    }),
  )
}

/** @throws a redirect for a guest, or Response 403 for another role */
export async function requireRole(
  visitor: Visitor,
  request: Request,
  roles: readonly AccountType[],
): Promise<User> {
  const user = await requireUser(visitor, request)
  if (!roles.some((role) => role === user.role)) throw forbidden('errors.not_yours')
  return user
}
