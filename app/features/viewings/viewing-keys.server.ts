import { z } from 'zod'
import { readCookie, setCookie } from '~/session/cookies.server'
import { sealFitting, unsealJson } from '~/session/sealed-json.server'
import type { RequestAndContext } from '~/session/visitor.server'
import type { ViewingReference } from '~/upstream/viewings.server'

const PURPOSE = 'viewings'
/** Length of the cookie's value, for about four viewings. */
export const MAX_VIEWINGS_LENGTH = 300
const ViewingKeys = z.array(z.object({ id: z.string(), key: z.string() }))

function readViewingKeys({ request, context }: RequestAndContext): z.output<typeof ViewingKeys> {
  const sealed = readCookie(request.headers.get('cookie'), 'viewings')
  return unsealJson(context.signer, PURPOSE, { schema: ViewingKeys, sealed }) ?? []
}

/** Returns a viewing with the key that this browser has for it. */
export function toViewingReference(args: RequestAndContext, id: string): ViewingReference {
  return { id, key: readViewingKeys(args).find((each) => each.id === id)?.key }
}

/** Returns the `Set-Cookie` line that lets this browser read and change the viewing. */
export function serializeViewingKey(args: RequestAndContext, { id, key = '' }: ViewingReference): string {
  const others = readViewingKeys(args).filter((each) => each.id !== id)
  const entries = [{ id, key }, ...others]
  const maxLength = MAX_VIEWINGS_LENGTH
  return setCookie('viewings', sealFitting(args.context.signer, PURPOSE, { entries, maxLength }))
}
