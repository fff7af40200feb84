import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { readCookie, setCookie } from '~/session/cookies.server'
import { getDataOwner } from '~/session/data-owner.server'
import { sealJson, unsealJson } from '~/session/sealed-json.server'
import type { RequestAndContext } from '~/session/visitor.server'
import { type FormDefinition, KEY_FIELD } from './define-form'

const MAX_AGE_MINUTES = 30
/** Maximum number of drafts: several services may be ordered in parallel, and a loan requested. */
const MAX_DRAFTS = 4
const PURPOSE = 'form-drafts'
/** Maximum length of one field in letters; no form of the site allows half as much. */
const MAX_VALUE_LENGTH = 100_000
/** Maximum length of all drafts together; the oldest drafts are discarded first. */
const MAX_LENGTH = 200_000
/** Maximum length of a one-time key. Real keys have 36 letters; a longer one is replaced by a new key. */
const MAX_KEY_LENGTH = 100

const Draft = z.object({
  /** Typed values, by field name. */
  values: z.record(z.string(), z.string()),
  /** All values of the fields that were sent with several. */
  lists: z.record(z.string(), z.array(z.string())).optional(),
  /** One-time key of the form, the same until it has been sent. */
  key: z.string(),
  /** Code sent to this number, for this session only; `againAt` is when the next may be requested, in ms. */
  code: z.object({ phone: z.string(), session: z.string(), againAt: z.number() }).optional(),
  /** Number proved by a code, with the proof that the upstream requires. */
  confirmed: z.object({ phone: z.string(), proof: z.string().optional() }).optional(),
  /** Feature's own record of the last submission. */
  sent: z.unknown().optional(),
})

/**
 * Values of a form not sent yet, encrypted for half an hour, as they hold names and phone numbers. The server
 * moves a long value out of its cookie (server/stored-cookies).
 */
export type FormDraft = z.output<typeof Draft>

const StoredDrafts = z.array(
  z.object({ name: z.string(), owner: z.string(), until: z.number(), draft: Draft }),
)
type StoredDrafts = z.output<typeof StoredDrafts>

/** Returns the visitor's draft of this name: the account's own, or one started before signing in. */
export function findDraft(args: RequestAndContext, name: string): FormDraft | undefined {
  return readDrafts(args).find((one) => one.name === name)?.draft
}

/**
 * Returns the session that codes are sent to. All forms of this browser share it, as they may be open in
 * several tabs.
 */
export function findCodeSession(args: RequestAndContext): string | undefined {
  return readDrafts(args).find(({ draft }) => draft.code)?.draft.code?.session
}

export function createDraft(): FormDraft {
  return { values: {}, key: randomUUID() }
}

/**
 * Copies the typed values into the draft. A form field missing from the request, such as an unticked
 * checkbox, is removed.
 */
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

/**
 * Clears the typed values after submission. The proof of the phone is kept in case the form is sent twice.
 */
export function finishDraft(draft: FormDraft, sent: unknown): void {
  Object.assign(draft, createDraft(), { sent, lists: undefined })
}

/**
 * Returns the `Set-Cookie` line that stores the draft beside those of other forms, which are discarded oldest
 * first.
 */
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

/**
 * Returns a pseudonym of the account that owns the draft, so that other accounts on this device cannot see
 * it. Empty for a guest.
 */
function getOwner({ request, context }: RequestAndContext): string {
  const cookies = request.headers.get('cookie')
  const session = getDataOwner(cookies, context.signer)
  return session && (readCookie(cookies, 'lastAccount') ?? session)
}
