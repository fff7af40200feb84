import type { AppLoadContext } from '@remix-run/node'
import { clearCookie, readCookie, setCookie } from '~/session/cookies.server'
import type { Visitor } from '~/session/visitor.server'
import { revealCompanyPhone } from '~/upstream/companies.server'
import { revealStatementPhone } from '~/upstream/statement-details.server'
import type { PhoneOwner } from '~contract/phone-owners'
import type { PhoneSubject } from './phone-subject'

const PURPOSE = 'phone'

/** Returns the cookie that carries the number to the next page: a URL would stay in the history. Throws UpstreamError 404 or 429. */
export async function revealPhone(
  visitor: Visitor,
  subject: PhoneSubject,
  { signer }: AppLoadContext,
): Promise<string> {
  const [kind, key = ''] = subject.split('/')
  const call =
    kind === 'statement' ? revealStatementPhone(key) : revealCompanyPhone(kind as PhoneOwner, Number(key))
  const number = await visitor.call(call)
  return setCookie('revealedPhone', signer.sign(PURPOSE, `${subject} ${number}`))
}

export interface RevealedPhone {
  subject: PhoneSubject
  number: string
}

/** The number just revealed, if it belongs to this page, and the cookie line that removes it. */
export function readRevealedPhone(
  request: Request,
  subjects: readonly PhoneSubject[],
  { signer }: AppLoadContext,
): (RevealedPhone & { clear: string }) | undefined {
  const shown = signer.verify(PURPOSE, readCookie(request.headers.get('cookie'), 'revealedPhone'))
  const subject = subjects.find((one) => shown?.startsWith(`${one} `))
  if (!subject || !shown) return undefined
  return { subject, number: shown.slice(subject.length + 1), clear: clearCookie('revealedPhone') }
}
