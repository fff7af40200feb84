import type { AppLoadContext } from '@remix-run/node'
import { z } from 'zod'
import { readCookie, setCookie } from '~/session/cookies.server'
import { isMobileNumber } from '~contract/values/phone'

const PURPOSE = 'phone-change'
const pendingPhoneSchema = z.object({ userId: z.number(), phone: z.string().refine(isMobileNumber) })

/** The number awaiting its code, encrypted in a cookie and in no URL. */
export function readPendingPhone(
  request: Request,
  { signer }: AppLoadContext,
  userId: number,
): string | undefined {
  const bytes = signer.unseal(PURPOSE, readCookie(request.headers.get('cookie'), 'phoneChange'))
  const read = bytes && pendingPhoneSchema.safeParse(JSON.parse(bytes.toString()))
  // Another user was signed in here before.
  return read?.success && read.data.userId === userId ? read.data.phone : undefined
}

export function serializePendingPhone({ signer }: AppLoadContext, userId: number, phone: string): string {
  return setCookie('phoneChange', signer.seal(PURPOSE, Buffer.from(JSON.stringify({ userId, phone }))))
}
