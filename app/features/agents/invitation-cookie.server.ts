import { z } from 'zod'
import { clearCookie, readCookie, setCookie } from '~/session/cookies.server'
import { sealJson, unsealJson } from '~/session/sealed-json.server'
import type { RequestAndContext } from '~/session/visitor.server'

const PURPOSE = 'invitation'
const Code = z.string().max(100)

/** Returns the code of the invitation whose link this browser opened last. */
export function readInvitationCode({ request, context }: RequestAndContext): string | undefined {
  const sealed = readCookie(request.headers.get('cookie'), 'invitation')
  return unsealJson(context.signer, PURPOSE, { schema: Code, sealed })
}

export function serializeInvitationCode({ context }: RequestAndContext, code: string): string {
  return setCookie('invitation', sealJson(context.signer, PURPOSE, code))
}

export function serializeWithoutInvitation(): string {
  return clearCookie('invitation')
}
