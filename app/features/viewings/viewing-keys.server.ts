import { z } from 'zod'
import { readCookie, setCookie } from '~/session/cookies.server'
import { sealJson, unsealJson } from '~/session/sealed-json.server'
import type { RequestAndContext } from '~/session/visitor.server'
import type { ViewingReference } from '~/upstream/viewings.server'

const PURPOSE = 'viewings'
const MAX_VIEWINGS = 10
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
  const keys = [{ id, key }, ...others].slice(0, MAX_VIEWINGS)
  return setCookie('viewings', sealJson(args.context.signer, PURPOSE, keys))
}
