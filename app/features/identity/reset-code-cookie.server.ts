import { z } from 'zod'
import { clearCookie, readCookie, setCookie } from '~/session/cookies.server'
import { sealJson, unsealJson } from '~/session/sealed-json.server'
import type { RequestAndContext } from '~/session/visitor.server'

const PURPOSE = 'reset code'
const Code = z.string().max(100)

/** Returns the code with which this browser may set a new password, after it undid the change of an email. */
export function readResetCode({ request, context }: RequestAndContext): string | undefined {
  const sealed = readCookie(request.headers.get('cookie'), 'resetCode')
  return unsealJson(context.signer, PURPOSE, { schema: Code, sealed })
}

export function serializeResetCode({ context }: RequestAndContext, code: string): string {
  return setCookie('resetCode', sealJson(context.signer, PURPOSE, code))
}

export function serializeWithoutResetCode(): string {
  return clearCookie('resetCode')
}
