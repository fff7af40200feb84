import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { z } from 'zod'
import { draftEndpoints } from '~contract/endpoints/statement-drafts'
import type * as wire from '~contract/schemas/statement-drafts'
import { DRAFT_KEY_HEADER, type DraftValues, isDraftField, toDraftValues } from '~contract/statement-drafts'
import { PHOTO_NAME_HEADER, type PhotoKind, type PhotoOperation } from '~contract/statement-photos'
import { createRequest, defineAction, defineCall } from './endpoint-call.server'
import { type PriceDoubt, toPriceDoubt } from './price-doubts'
import type { Refusal } from './refusals'
import { type StatementDetails, toStatementDetails } from './statement-details.server'
import type { Call } from './upstream-client.server'

/** Upload timeout in ms: a photo waits for up to 200 before it, and each is resized a dozen times. */
const UPLOAD_TIMEOUT_MS = 280_000

export const toDraftPhoto = ({ is_main, url, ...photo }: z.output<typeof wire.DraftPhoto>) => ({
  ...photo,
  url: url ?? undefined,
  isMain: is_main,
})
export type DraftPhoto = ReturnType<typeof toDraftPhoto>

export type StatementDraft = ReturnType<typeof toStatementDraft<z.output<typeof wire.StatementDraft>>>

export type EditedDraft = ReturnType<typeof toEditedDraft>

function toEditedDraft({ id, agent_phones, ...draft }: z.output<typeof wire.EditedDraft>) {
  return {
    ...toStatementDraft(draft),
    /** Draft id; undefined if nothing has changed yet. */
    id: id ?? undefined,
    /** Confirmed numbers of the agent whose statement the company edits. */
    agentPhones: agent_phones ?? undefined,
  }
}

function toStatementDraft<Row extends Omit<z.output<typeof wire.StatementDraft>, 'id'>>({
  statement_id,
  updated_at,
  has_owner,
  values,
  local_address,
  photos,
  removed_photos,
  ...draft
}: Row) {
  return {
    ...draft,
    photos: photos.map(toDraftPhoto),
    /** Photos that can be restored, with their position, counted from 0. */
    removedPhotos: removed_photos,
    values: toDraftValues(values),
    /** Postal address in the reader's language, if the street is known. */
    localAddress: local_address ?? undefined,
    hasOwner: has_owner,
    /** Id of the edited statement. */
    statement: statement_id ?? undefined,
    updatedAt: updated_at,
  }
}

function toPreview({ statement }: z.output<typeof wire.DraftPreview>): StatementDetails | undefined {
  return statement ? toStatementDetails(statement) : undefined
}

/** Draft id, with the key of the guest's browser that created it. */
export interface DraftReference {
  id: string
  key?: string | undefined
}

const toHeaders = ({ key }: DraftReference) => (key ? { headers: { [DRAFT_KEY_HEADER]: key } } : {})

const toReference = ({ id, key }: z.output<typeof wire.StartedDraft>): DraftReference => ({
  id,
  key: key ?? undefined,
})

const callDraft = defineCall(draftEndpoints.one, (draft) => toStatementDraft(draft))
const callEdited = defineCall(draftEndpoints.edited, toEditedDraft)
const callPreview = defineCall(draftEndpoints.preview, toPreview)
const callEditedPreview = defineCall(draftEndpoints.editedPreview, toPreview)
const callStart = defineCall(draftEndpoints.start, toReference)
const callEdit = defineCall(draftEndpoints.edit, toReference)
const callCopy = defineCall(draftEndpoints.copy, toReference)
const callSave = defineCall(draftEndpoints.save, toDraftSave)
const callDuplicates = defineCall(draftEndpoints.duplicates, ({ statement_ids }) => statement_ids)
const callStatement = defineCall(draftEndpoints.statement, ({ statement_id }) => statement_id)
const callPublish = defineAction(draftEndpoints.publish, toPublication)
const callPriceDoubt = defineCall(draftEndpoints.priceDoubt, ({ doubt }) =>
  doubt ? toPriceDoubt(doubt) : undefined,
)
const callPhoto = defineCall(draftEndpoints.photo, ({ base64 }) => Buffer.from(base64, 'base64'))
const callUpload = defineCall(draftEndpoints.uploadPhoto)

export const ownDrafts: Call<StatementDraft[]> = defineCall(draftEndpoints.list, (drafts) =>
  drafts.map((draft) => toStatementDraft(draft)),
)({})

export function statementDraft(draft: DraftReference): Call<StatementDraft> {
  return { ...callDraft({ params: { id: draft.id } }), ...toHeaders(draft) }
}

/** Requests the edits of an own statement, or its published values before the first edit. */
export function editedDraft(statement: number): Call<EditedDraft> {
  return callEdited({ params: { statement } })
}

/** Requests the statement that a draft would become; undefined if it lacks a kind, a city or an area. */
export function draftPreview(draft: DraftReference): Call<StatementDetails | undefined> {
  return { ...callPreview({ params: { id: draft.id } }), ...toHeaders(draft) }
}

/** Requests an own statement with its unpublished changes. */
export function editedPreview(statement: number): Call<StatementDetails | undefined> {
  return callEditedPreview({ params: { statement } })
}

export function startDraft(values: DraftValues): Call<DraftReference> {
  return callStart({ body: { ...values } })
}

/** Requests the draft that edits an own statement, or a new one with the same values. */
export function draftOf(statement: number, purpose: 'of-statement' | 'copy-of'): Call<DraftReference> {
  return (purpose === 'copy-of' ? callCopy : callEdit)({ params: { statement } })
}

function toDraftSave({ is_saved, changed, draft }: z.output<typeof wire.DraftSave>) {
  return { isSaved: is_saved, changed: changed.filter(isDraftField), draft: toStatementDraft(draft) }
}

/** Saves fields, unless another value was saved after this version; safe to repeat. */
export function saveDraft(
  draft: DraftReference,
  change: { values: DraftValues; version: number; confirmedPrice?: string | undefined },
): Call<ReturnType<typeof toDraftSave>> {
  const { values, version, confirmedPrice } = change
  const body = { ...values, version, confirmed_price: confirmedPrice || undefined }
  return { ...callSave({ params: { id: draft.id }, body }), ...toHeaders(draft) }
}

export function claimDraft(draft: DraftReference): Call<unknown> {
  const { id } = draft
  return {
    ...createRequest(draftEndpoints.claim, { params: { id } }),
    ...toHeaders(draft),
    answer: z.unknown(),
  }
}

export function deleteDraft(draft: DraftReference): Call<unknown> {
  const { id } = draft
  return {
    ...createRequest(draftEndpoints.remove, { params: { id } }),
    ...toHeaders(draft),
    answer: z.unknown(),
  }
}

/** Requests the owner's other statements that offer the same property. */
export function draftDuplicates(draft: DraftReference): Call<number[]> {
  return { ...callDuplicates({ params: { id: draft.id } }), ...toHeaders(draft) }
}

/** Why a price needs to be confirmed: the saved one, or that of the given values. */
export function draftPriceDoubt(
  draft: DraftReference,
  values: DraftValues = {},
): Call<PriceDoubt | undefined> {
  return { ...callPriceDoubt({ params: { id: draft.id }, query: { ...values } }), ...toHeaders(draft) }
}

/** Requests the statement that an own draft has become. */
export function statementOfDraft(draft: DraftReference): Call<number> {
  return { ...callStatement({ params: { id: draft.id } }), ...toHeaders(draft) }
}

function toPublication({ state, statement_id }: z.output<typeof wire.DraftPublication>) {
  return { state, statement: statement_id ?? undefined }
}

/** @param confirmedPrice the unusual price that the page has shown */
export function publishDraft(
  draft: DraftReference,
  confirmedPrice: string,
): Call<({ ok: true } & ReturnType<typeof toPublication>) | Refusal> {
  const body = { confirmed_price: confirmedPrice || undefined }
  return { ...callPublish({ params: { id: draft.id }, body }), ...toHeaders(draft) }
}

/**
 * Uploads a file as a stream, with only its name in memory.
 * @param name name on the sender's device
 */
export function uploadPhoto(
  draft: DraftReference,
  file: string,
  name: string,
): Call<z.output<typeof wire.PhotoUpload>> {
  return {
    ...callUpload({ params: { id: draft.id } }),
    isUpload: true,
    headers: {
      'content-type': 'application/octet-stream',
      [PHOTO_NAME_HEADER]: encodeURIComponent(name),
      ...toHeaders(draft).headers,
    },
    body: Readable.toWeb(createReadStream(file)) as ReadableStream,
    minTimeoutMs: UPLOAD_TIMEOUT_MS,
  }
}

interface PhotoChange {
  caption?: string
  kind?: PhotoKind
  operation?: PhotoOperation
  /** Target position of the operation `place`, from 0. */
  position?: number
}

export function changePhoto(draft: DraftReference, token: string, change: PhotoChange): Call<unknown> {
  const params = { id: draft.id, token }
  return {
    ...createRequest(draftEndpoints.changePhoto, { params, body: { ...change } }),
    ...toHeaders(draft),
    answer: z.unknown(),
  }
}

/** Requests a WebP of a photo that is not public yet, by default a small one. */
export function draftPhotoFile(draft: DraftReference, token: string, isLarge = false): Call<Buffer> {
  const query = isLarge ? { large: '1' as const } : {}
  return { ...callPhoto({ params: { id: draft.id, token }, query }), ...toHeaders(draft) }
}
