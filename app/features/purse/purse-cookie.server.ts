import type { PurseLimits } from '~/page/page-context'
import { clearCookie, readCookie, setCookie } from '~/session/cookies.server'
import { getVisitor, type RequestAndContext } from '~/session/visitor.server'
import { mortgage } from '~/upstream/loans.server'
import { toGeorgianDate } from '~contract/values/georgian-time'
import { findPurseLimits, type Purse } from './purse'

const PURPOSE = 'purse'

/** Bytes of one sum in tetri, up to 10.9 billion lari: cookies have to be short. */
const SUM_BYTES = 5

/** Returns the purse of this browser; undefined without one. */
export function readPurse({ request, context }: RequestAndContext): Purse | undefined {
  const bytes = context.signer.unseal(PURPOSE, readCookie(request.headers.get('cookie'), 'purse'))
  if (bytes?.length !== 3 * SUM_BYTES) return undefined
  const [income = 0, savings = 0, debts = 0] = [0, 1, 2].map(
    (place) => bytes.readUIntBE(place * SUM_BYTES, SUM_BYTES) / 100,
  )
  return { income, savings, debts }
}

/** Returns the `Set-Cookie` line that stores a purse, encrypted, in this browser alone. */
export function serializePurse(
  { context }: Pick<RequestAndContext, 'context'>,
  { income, savings, debts }: Purse,
): string {
  const bytes = Buffer.alloc(3 * SUM_BYTES)
  for (const [place, sum] of [income, savings, debts].entries())
    bytes.writeUIntBE(Math.round(sum * 100), place * SUM_BYTES, SUM_BYTES)
  return setCookie('purse', context.signer.seal(PURPOSE, bytes))
}

export const clearPurse = (): string => clearCookie('purse')

/** Loads the highest prices that fit the purse; undefined without one, or while the banks are unavailable. */
export async function loadPurseLimits(args: RequestAndContext): Promise<PurseLimits | undefined> {
  const purse = readPurse(args)
  if (!purse) return undefined
  args.context.caching.forbid()
  const visitor = getVisitor(args)
  const banks = await visitor.optional('mortgage', visitor.cachedCall(mortgage))
  return banks && findPurseLimits(purse, banks, toGeorgianDate(new Date()))
}
