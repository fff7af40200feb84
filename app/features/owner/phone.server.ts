import type { AppLoadContext } from '@remix-run/node'
import { clearCookie, readCookie, setCookie } from '../../http/cookies.server'
import type { Visitor } from '../../http/visitor.server'
import { showCompanyPhone } from '../../upstream/companies.server'
import { showPhone } from '../../upstream/one-statement.server'
import type { PhoneOwner } from '../../upstream/phone-owners'
import type { PhoneSubject } from './phone-subject'

const PURPOSE = 'phone'

/**
 * Asks for a number and returns the cookie that carries it to the next page: in an address it would stay in the history.
 * @throws UpstreamError: 404 nobody to call, 429 too many numbers asked
 */
export async function revealPhone(
  visitor: Visitor,
  subject: PhoneSubject,
  { signer }: AppLoadContext,
): Promise<string> {
  const [kind, key = ''] = subject.split('/')
  const call = kind === 'statement' ? showPhone(key) : showCompanyPhone(kind as PhoneOwner, Number(key))
  const number = await visitor.call(call)
  return setCookie('phone', signer.sign(PURPOSE, `${subject} ${number}`))
}

export interface ShownPhone {
  subject: PhoneSubject
  number: string
}

/** The number that was just asked for, when it is one of this page's, and the line that forgets it. */
export function takePhone(
  request: Request,
  subjects: readonly PhoneSubject[],
  { signer }: AppLoadContext,
): (ShownPhone & { clear: string }) | undefined {
  const shown = signer.read(PURPOSE, readCookie(request.headers.get('cookie'), 'phone'))
  const subject = subjects.find((one) => shown?.startsWith(`${one} `))
  if (!subject || !shown) return undefined
  return { subject, number: shown.slice(subject.length + 1), clear: clearCookie('phone') }
}
