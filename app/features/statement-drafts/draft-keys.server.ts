import { z } from 'zod'
import { readCookie, setCookie } from '~/session/cookies.server'
import { sealFitting, unsealJson } from '~/session/sealed-json.server'
import type { RequestAndContext } from '~/session/visitor.server'
import type { DraftReference } from '~/upstream/statement-drafts.server'

const PURPOSE = 'keys of statement drafts'
/** Purpose of the keys before they were compressed; such cookies last for two weeks. */
const FORMER_PURPOSE = 'statement-drafts'
/** Length of the cookie's value, for about five drafts. */
export const MAX_DRAFTS_LENGTH = 400
const DraftKeys = z.array(z.object({ id: z.string(), key: z.string() }))

/** Returns the keys of a guest's drafts in this browser. */
export function readDraftKeys({ request, context }: RequestAndContext) {
  const sealed = readCookie(request.headers.get('cookie'), 'statementDrafts')
  const keys = unsealJson(context.signer, PURPOSE, { schema: DraftKeys, sealed })
  if (keys) return keys
  const former = context.signer.unseal(FORMER_PURPOSE, sealed)
  return former ? (DraftKeys.safeParse(JSON.parse(former.toString())).data ?? []) : []
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
  const maxLength = MAX_DRAFTS_LENGTH
  return setCookie('statementDrafts', sealFitting(context.signer, PURPOSE, { entries: keys, maxLength }))
}
