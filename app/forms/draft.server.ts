import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { readCookie, setCookie } from '~/session/cookies.server'
import { getDataOwner } from '~/session/data-owner.server'
import { sealJson, unsealJson } from '~/session/sealed-json.server'
import type { RequestAndContext } from '~/session/visitor.server'
import { type FormDefinition, KEY_FIELD } from './define-form'

const MAX_AGE_MINUTES = 30
/** Several services may be ordered in parallel, and a loan requested. */
const MAX_DRAFTS = 4
const PURPOSE = 'form-drafts'
/** Maximum length of one field; no form of the site allows half as much. */
const MAX_VALUE_LENGTH = 100_000
/** Maximum length of all drafts together; older drafts are discarded for the latest. */
const MAX_LENGTH = 200_000
/** Ours have 36 letters; a forged one only makes the form a new one. */
const MAX_KEY_LENGTH = 100

const Draft = z.object({
  /** What was typed, by field name. */
  values: z.record(z.string(), z.string()),
  /** Of fields that were sent with several values, all of them. */
  lists: z.record(z.string(), z.array(z.string())).optional(),
  /** The one-time key of the form: the same until it has been sent. */
  key: z.string(),
  /** A code was sent to this number, for this session alone; the next may be requested at a moment in milliseconds. */
  code: z.object({ phone: z.string(), session: z.string(), againAt: z.number() }).optional(),
  /** The number that a code has proved, with what the upstream wants as a proof. */
  confirmed: z.object({ phone: z.string(), proof: z.string().optional() }).optional(),
  /** What the feature remembers of the last submission. */
  sent: z.unknown().optional(),
})

/**
 * A form that is not sent yet, encrypted for half an hour: it holds names and phone numbers. The server moves a long
 * value out of its cookie (server/stored-cookies).
 */
export type FormDraft = z.output<typeof Draft>

const StoredDrafts = z.array(
  z.object({ name: z.string(), owner: z.string(), until: z.number(), draft: Draft }),
)
type StoredDrafts = z.output<typeof StoredDrafts>

/** The draft of this name that belongs to the visitor: the account's own, or one begun before signing in. */
export function findDraft(args: RequestAndContext, name: string): FormDraft | undefined {
  return readDrafts(args).find((one) => one.name === name)?.draft
}

/** The session that codes are sent to: the same in all forms of this browser, as they may be open in several tabs. */
export function findCodeSession(args: RequestAndContext): string | undefined {
  return readDrafts(args).find(({ draft }) => draft.code)?.draft.code?.session
}

export function createDraft(): FormDraft {
  return { values: {}, key: randomUUID() }
}

/** Puts what was typed into the draft. A field of the form that did not come, as a checkbox that is not ticked, is forgotten. */
export function keepTyped(draft: FormDraft, fields: FormData, { schema }: FormDefinition): void {
  for (const name of Object.keys(schema.shape)) {
    const sent = fields.getAll(name).filter((one) => typeof one === 'string')
    const value = sent.at(-1)
    delete draft.lists?.[name]
    if (value !== undefined && sent.join().length <= MAX_VALUE_LENGTH) draft.values[name] = value
    else delete draft.values[name]
    if (name in draft.values && sent.length > 1) draft.lists = { ...draft.lists, [name]: sent }
  }
  const key = fields.get(KEY_FIELD)
  if (typeof key === 'string' && key !== '') draft.key = key.slice(0, MAX_KEY_LENGTH)
}

/** After the form was sent: what was typed is forgotten. The proof of the phone is kept, for the case that it is sent twice. */
export function finishDraft(draft: FormDraft, sent: unknown): void {
  Object.assign(draft, createDraft(), { sent, lists: undefined })
}

/** The `Set-Cookie` line that stores the draft beside those of other forms; the oldest of them are discarded first. */
export function serializeDraft(args: RequestAndContext, name: string, draft: FormDraft): string {
  const { signer } = args.context
  const others = readDrafts(args).filter((one) => one.name !== name)
  const stored = { name, owner: getOwner(args), until: Date.now() + MAX_AGE_MINUTES * 60_000, draft }
  const drafts: StoredDrafts = [stored, ...others].slice(0, MAX_DRAFTS)
  while (drafts.length > 1 && JSON.stringify(drafts).length > MAX_LENGTH) drafts.pop()
  return setCookie('formDrafts', sealJson(signer, PURPOSE, drafts))
}

function readDrafts(args: RequestAndContext): StoredDrafts {
  const sealed = readCookie(args.request.headers.get('cookie'), 'formDrafts')
  const drafts = unsealJson(args.context.signer, PURPOSE, { schema: StoredDrafts, sealed })
  if (!drafts) return []
  const owners = ['', getOwner(args)]
  return drafts.filter(({ owner, until }) => owners.includes(owner) && until > Date.now())
}

/** Nobody else who signs in on this device may see the draft; after the session the same account may. Empty for a guest. */
function getOwner({ request, context }: RequestAndContext): string {
  const cookies = request.headers.get('cookie')
  const session = getDataOwner(cookies, context.signer)
  return session && (readCookie(cookies, 'lastAccount') ?? session)
}
