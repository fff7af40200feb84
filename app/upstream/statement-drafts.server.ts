import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { z } from 'zod'
import { success } from '~contract/schemas/envelope'
import * as wirePrices from '~contract/schemas/price-doubts'
import { rowsOf } from '~contract/schemas/rows'
import * as wire from '~contract/schemas/statement-drafts'
import { DRAFT_KEY_HEADER, type DraftValues, isDraftField, toDraftValues } from '~contract/statement-drafts'
import { PHOTO_NAME_HEADER, type PhotoKind, type PhotoOperation } from '~contract/statement-photos'
import { itemPath } from './item-path'
import { type PriceDoubt, toPriceDoubt } from './price-doubts'
import { Refusal, refusalResponses } from './refusals'
import type { Call } from './upstream-client.server'

const PATH = 'microservice/users/statement-drafts'
/** Upload timeout in ms: a photo waits for up to 200 before it, and each is resized a dozen times. */
const UPLOAD_TIMEOUT_MS = 280_000

export const DraftPhoto = wire.DraftPhoto.transform(({ is_main, url, ...photo }) => ({
  ...photo,
  url: url ?? undefined,
  isMain: is_main,
}))
export type DraftPhoto = z.output<typeof DraftPhoto>

const StatementDraftRow = wire.StatementDraft.extend({ photos: rowsOf(DraftPhoto) })

const StatementDraft = StatementDraftRow.transform(toStatementDraft)
export type StatementDraft = z.output<typeof StatementDraft>

const EditedDraft = StatementDraftRow.extend({ id: wire.EditedDraft.shape.id }).transform(
  ({ id, ...draft }) => ({
    ...toStatementDraft(draft),
    /** Draft id; undefined if nothing has changed yet. */
    id: id ?? undefined,
  }),
)
export type EditedDraft = z.output<typeof EditedDraft>

function toStatementDraft<Row extends Omit<z.output<typeof StatementDraftRow>, 'id'>>({
  statement_id,
  updated_at,
  has_owner,
  values,
  local_address,
  ...draft
}: Row) {
  return {
    ...draft,
    values: toDraftValues(values),
    /** Postal address in the reader's language, if the street is known. */
    localAddress: local_address ?? undefined,
    hasOwner: has_owner,
    /** Id of the edited statement. */
    statement: statement_id ?? undefined,
    updatedAt: updated_at,
  }
}

/** Draft id, with the key of the guest's browser that created it. */
export interface DraftReference {
  id: string
  key?: string | undefined
}

const toPath = ({ id }: DraftReference, rest = '') => itemPath(PATH, id, rest)
const toHeaders = ({ key }: DraftReference) => (key ? { headers: { [DRAFT_KEY_HEADER]: key } } : {})

export const ownDrafts: Call<StatementDraft[]> = {
  api: 'main',
  path: PATH,
  answer: success(rowsOf(StatementDraft)),
}

export function statementDraft(draft: DraftReference): Call<StatementDraft> {
  return { api: 'main', ...toPath(draft), ...toHeaders(draft), answer: success(StatementDraft) }
}

/** Requests the edits of an own statement, or its published values before the first edit. */
export function editedDraft(statement: number): Call<EditedDraft> {
  return {
    api: 'main',
    path: `${PATH}/of-statement/${statement}`,
    mayBeMissing: true,
    answer: success(EditedDraft),
  }
}

const StartedDraft = success(wire.StartedDraft).transform(
  ({ id, key }): DraftReference => ({ id, key: key ?? undefined }),
)

export function startDraft(values: DraftValues): Call<DraftReference> {
  return { api: 'main', method: 'POST', path: PATH, body: { ...values }, answer: StartedDraft }
}

/** Requests the draft that edits an own statement, or a new one with the same values. */
export function draftOf(statement: number, purpose: 'of-statement' | 'copy-of'): Call<DraftReference> {
  return { api: 'main', method: 'POST', path: `${PATH}/${purpose}/${statement}`, answer: StartedDraft }
}

const DraftSave = success(wire.DraftSave.extend({ draft: StatementDraft })).transform(
  ({ is_saved, changed, draft }) => ({ isSaved: is_saved, changed: changed.filter(isDraftField), draft }),
)

/** Saves fields, unless another value was saved after this version; safe to repeat. */
export function saveDraft(
  draft: DraftReference,
  change: { values: DraftValues; version: number; confirmedPrice?: string | undefined },
): Call<z.output<typeof DraftSave>> {
  const { confirmedPrice } = change
  return {
    api: 'main',
    method: 'PATCH',
    ...toPath(draft),
    ...toHeaders(draft),
    body: {
      ...change.values,
      version: change.version,
      ...(confirmedPrice && { confirmed_price: confirmedPrice }),
    },
    answer: DraftSave,
  }
}

export function claimDraft(draft: DraftReference): Call<unknown> {
  return { api: 'main', method: 'POST', ...toPath(draft, '/claim'), ...toHeaders(draft), answer: z.unknown() }
}

export function deleteDraft(draft: DraftReference): Call<unknown> {
  return { api: 'main', method: 'DELETE', ...toPath(draft), ...toHeaders(draft), answer: z.unknown() }
}

/** Requests the owner's other statements that offer the same property. */
export function draftDuplicates(draft: DraftReference): Call<number[]> {
  return {
    api: 'main',
    ...toPath(draft, '/duplicates'),
    ...toHeaders(draft),
    answer: success(wire.DraftDuplicates).transform(({ statement_ids }) => statement_ids),
  }
}

const DraftPriceDoubt = success(wirePrices.DraftPriceDoubt).transform(({ doubt }) =>
  doubt ? toPriceDoubt(doubt) : undefined,
)

/** Why a price needs to be confirmed: the saved one, or that of the given values. */
export function draftPriceDoubt(
  draft: DraftReference,
  values: DraftValues = {},
): Call<PriceDoubt | undefined> {
  return {
    api: 'main',
    ...toPath(draft, '/price-doubt'),
    ...toHeaders(draft),
    query: new URLSearchParams(values),
    answer: DraftPriceDoubt,
  }
}

/** Requests the statement that an own draft has become. */
export function statementOfDraft(draft: DraftReference): Call<number> {
  return {
    api: 'main',
    ...toPath(draft, '/statement'),
    answer: success(wire.PublishedDraft).transform(({ statement_id }) => statement_id),
  }
}

const Publication = success(wire.DraftPublication).transform(({ state, statement_id }) => ({
  ok: true as const,
  state,
  statement: statement_id ?? undefined,
}))

/** @param confirmedPrice the unusual price that the page has shown */
export function publishDraft(
  draft: DraftReference,
  confirmedPrice: string,
): Call<z.output<typeof Publication> | Refusal> {
  return {
    api: 'main',
    method: 'POST',
    ...toPath(draft, '/publish'),
    body: confirmedPrice ? { confirmed_price: confirmedPrice } : {},
    answer: z.union([Refusal, Publication]),
    refusals: refusalResponses,
  }
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
    api: 'main',
    method: 'POST',
    isUpload: true,
    ...toPath(draft, '/photos'),
    headers: {
      'content-type': 'application/octet-stream',
      [PHOTO_NAME_HEADER]: encodeURIComponent(name),
      ...toHeaders(draft).headers,
    },
    body: Readable.toWeb(createReadStream(file)) as ReadableStream,
    answer: success(wire.PhotoUpload),
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
  return {
    api: 'main',
    method: 'PATCH',
    ...toPath(draft, `/photos/${token}`),
    ...toHeaders(draft),
    body: { ...change },
    answer: z.unknown(),
  }
}

/** Requests a small WebP of a photo that is not public yet. */
export function draftPhotoFile(draft: DraftReference, token: string): Call<Buffer> {
  return {
    api: 'main',
    ...toPath(draft, `/photos/${token}`),
    ...toHeaders(draft),
    answer: success(wire.DraftPhotoFile).transform(({ base64 }) => Buffer.from(base64, 'base64')),
  }
}
