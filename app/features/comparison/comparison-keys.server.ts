import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { readCookie, setCookie } from '~/session/cookies.server'
import { sealFitting, unsealJson } from '~/session/sealed-json.server'
import type { RequestAndContext } from '~/session/visitor.server'
import type { ComparisonKeys } from '~/upstream/comparisons.server'

const PURPOSE = 'comparisons'
/** Length of the cookie's value, for about three comparisons; the latest win. */
export const MAX_COMPARISONS_LENGTH = 300
const StoredKeys = z.array(
  z.object({ key: z.string(), owner: z.string().optional(), person: z.string().optional() }),
)

function readStoredKeys({ request, context }: RequestAndContext): z.output<typeof StoredKeys> {
  const sealed = readCookie(request.headers.get('cookie'), 'comparisons')
  return unsealJson(context.signer, PURPOSE, { schema: StoredKeys, sealed }) ?? []
}

/** Returns the keys of this browser for a comparison. */
export function readComparisonKeys(args: RequestAndContext, key: string): ComparisonKeys {
  return readStoredKeys(args).find((each) => each.key === key) ?? { key }
}

/** Returns the `Set-Cookie` line that stores the keys of a comparison, with a new one for a person. */
export function serializeComparisonKeys(args: RequestAndContext, keys: ComparisonKeys): string {
  const others = readStoredKeys(args).filter(({ key }) => key !== keys.key)
  const latest = { ...readComparisonKeys(args, keys.key), ...keys }
  return setKeys(args, [{ ...latest, person: latest.person ?? randomUUID() }, ...others])
}

/** Returns the `Set-Cookie` line that forgets a comparison. */
export function forgetComparisonKeys(args: RequestAndContext, forgotten: string): string {
  const others = readStoredKeys(args).filter(({ key }) => key !== forgotten)
  return setKeys(args, others)
}

function setKeys({ context }: RequestAndContext, entries: z.output<typeof StoredKeys>): string {
  const maxLength = MAX_COMPARISONS_LENGTH
  return setCookie('comparisons', sealFitting(context.signer, PURPOSE, { entries, maxLength }))
}
