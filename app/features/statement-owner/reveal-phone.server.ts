import type { AppLoadContext } from '@remix-run/node'
import { readCookie, setCookie } from '~/session/cookies.server'
import { signForOwner, verifyForOwner } from '~/session/data-owner.server'
import type { Visitor } from '~/session/visitor.server'
import { revealCompanyPhone } from '~/upstream/companies.server'
import { revealStatementPhone } from '~/upstream/statement-details.server'
import type { PhoneOwner } from '~contract/phones'
import type { PhoneSubject } from './phone-subject'
import {
  addRevealedPhone,
  formatRevealedPhones,
  parseRevealedPhones,
  type RevealedPhones,
} from './revealed-phones'

const PURPOSE = 'phones'

/**
 * Returns the number, and the cookie that stores it on this device: a URL would stay in the history.
 * @throws UpstreamError 404 for an owner without a number, 429 over the rate limit
 */
export async function revealPhone(
  visitor: Visitor,
  subject: PhoneSubject,
  request: Request,
  context: AppLoadContext,
): Promise<{ number: string; cookie: string }> {
  const [kind, key = ''] = subject.split('/')
  const call =
    kind === 'statement' ? revealStatementPhone(key) : revealCompanyPhone(kind as PhoneOwner, Number(key))
  const number = await visitor.call(call)
  const cookieHeader = request.headers.get('cookie')
  const phones = addRevealedPhone(readRevealedPhones(context), { subject, number })
  const signed = signForOwner(
    formatRevealedPhones(phones),
    { purpose: PURPOSE, cookieHeader },
    context.signer,
  )
  return { number, cookie: setCookie('revealedPhones', signed) }
}

/** Returns the numbers that this device has revealed. */
export function readRevealedPhones({ signer, personalHeaders }: AppLoadContext): RevealedPhones {
  const cookieHeader = personalHeaders.getCookieHeader('revealedPhones')
  const signed = readCookie(cookieHeader, 'revealedPhones')
  return parseRevealedPhones(verifyForOwner(signed, { purpose: PURPOSE, cookieHeader }, signer))
}
