import { z } from 'zod'
import { readCookie, setCookie } from '~/session/cookies.server'
import type { RequestAndContext } from '~/session/visitor.server'
import type { DraftReference } from '~/upstream/statement-drafts.server'

const PURPOSE = 'statement-drafts'
const MAX_DRAFTS = 5
const DraftKeys = z.array(z.object({ id: z.string(), key: z.string() }))

/** Returns the keys of a guest's drafts in this browser. */
export function readDraftKeys({ request, context }: RequestAndContext) {
  const sealed = readCookie(request.headers.get('cookie'), 'statementDrafts')
  const bytes = context.signer.unseal(PURPOSE, sealed)
  return bytes ? (DraftKeys.safeParse(JSON.parse(bytes.toString())).data ?? []) : []
}

export function toDraftReference(args: RequestAndContext, id: string): DraftReference {
  return { id, key: readDraftKeys(args).find((each) => each.id === id)?.key }
}

/** Returns the `Set-Cookie` line that lets this browser open the draft again. */
export function serializeDraftKey(args: RequestAndContext, { id, key = '' }: DraftReference): string {
  return serializeKeys(args, [{ id, key }, ...readDraftKeys(args)])
}

export function serializeWithoutDraftKey(args: RequestAndContext, id: string): string {
  return serializeKeys(
    args,
    readDraftKeys(args).filter((each) => each.id !== id),
  )
}

function serializeKeys({ context }: RequestAndContext, keys: z.output<typeof DraftKeys>): string {
  const bytes = Buffer.from(JSON.stringify(keys.slice(0, MAX_DRAFTS)))
  return setCookie('statementDrafts', context.signer.seal(PURPOSE, bytes))
}
