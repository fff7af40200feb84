import { redirect } from '@remix-run/node'
import { forbidden } from '~/http/error-responses.server'
import { toLastingPath } from '~/http/page-urls'
import { withParams } from '~/http/with-params'
import { toLocalizedPath, withoutLanguagePrefix } from '~/i18n/languages'
import type { User } from '~/upstream/accounts.server'
import type { AccountType } from '~contract/accounts'
import { CURRENCY_IDS, DEFAULT_CURRENCY } from '~contract/currencies'
import { ESTIMATE_PATH } from '~contract/estimate'
import { LOAN_PATH } from '~contract/loans'
import { readCurrency } from './currency.server'
import { setFlash } from './flash.server'
import { markSignInRequired } from './sign-in-required'
import type { Visitor } from './visitor.server'

/**
 * @throws a redirect to the home page, with an offer to sign in and return; the error of a failed lookup, as
 * the visitor may be signed in
 */
export async function requireUser(visitor: Visitor, request: Request): Promise<User> {
  const user = await visitor.user()
  if (user) return user
  if (visitor.lookupError) throw visitor.lookupError
  throw markSignInRequired(
    redirect(toGuestPage(visitor, request), {
      headers: { 'Set-Cookie': setFlash('sign_in_required', toLastingPath(new URL(request.url))) },
    }),
  )
}

/** Returns the home page, with the dialog of a page that is also a dialog for guests. */
function toGuestPage({ language }: Visitor, request: Request): string {
  const home = toLocalizedPath('/', language)
  const path = withoutLanguagePrefix(new URL(request.url).pathname).toLowerCase()
  if (path === ESTIMATE_PATH.toLowerCase()) return withParams(home, { ai_modal: 'true' })
  if (path !== LOAN_PATH.toLowerCase()) return home
  const currency = CURRENCY_IDS[readCurrency(request) ?? DEFAULT_CURRENCY]
  return withParams(home, { take_loan: 'true', isntStatement: 'true', loan_currency: currency })
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
