import type { AppLoadContext } from '@remix-run/node'
import { clearCookie, readCookie, setCookie } from '../../../http/cookies.server'
import type { Visitor } from '../../../http/visitor.server'
import { UpstreamError } from '../../../upstream/errors'
import { showPhone } from '../../../upstream/statements.server'

const PURPOSE = 'phone'
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * Asks for the owner's number and returns the cookie that carries it to the next page: in an address it would stay in
 * the history.
 * @throws UpstreamError: 404 unknown statement, 429 too many numbers asked
 */
export async function revealPhone(
  visitor: Visitor,
  uuid: string,
  { signer }: AppLoadContext,
): Promise<string> {
  if (!UUID.test(uuid)) throw new UpstreamError('POST phone/show', 'status', 404)
  const number = await visitor.call(showPhone(uuid))
  return setCookie('phone', signer.sign(PURPOSE, `${uuid} ${number}`))
}

/** The number that was just asked for, when it is this statement's, and the line that forgets it. */
export function takePhone(request: Request, uuid: string, { signer }: AppLoadContext) {
  const shown = signer.read(PURPOSE, readCookie(request.headers.get('cookie'), 'phone'))
  if (!shown?.startsWith(`${uuid} `)) return undefined
  return { number: shown.slice(uuid.length + 1), clear: clearCookie('phone') }
}
