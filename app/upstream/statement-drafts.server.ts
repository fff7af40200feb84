import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { z } from 'zod'
import { success } from '~contract/schemas/envelope'
import { rowsOf } from '~contract/schemas/rows'
import * as wire from '~contract/schemas/statement-drafts'
import { DRAFT_KEY_HEADER, type DraftValues, isDraftField, toDraftValues } from '~contract/statement-drafts'
import { PHOTO_NAME_HEADER, type PhotoKind, type PhotoOperation } from '~contract/statement-photos'
import { itemPath } from './item-path'
import { Refusal, refusalResponses } from './refusals'
import type { Call } from './upstream-client.server'

const PATH = 'microservice/users/statement-drafts'
/** A photo waits for those before it, of which there may be 200, and is made in a dozen sizes. */
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
    /** Undefined where nothing is changed yet. */
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
    /** In the reader's language, where the street is known. */
    localAddress: local_address ?? undefined,
    hasOwner: has_owner,
    /** The statement that is edited. */
    statement: statement_id ?? undefined,
    updatedAt: updated_at,
  }
}

/** A draft, with the key of the guest's browser that has begun it. */
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

/** What is changed of a statement of one's own, or what it says while nothing is. */
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

/** The draft in which a statement of one's own is changed, or a new one that says the same. */
export function draftOf(statement: number, purpose: 'of-statement' | 'copy-of'): Call<DraftReference> {
  return { api: 'main', method: 'POST', path: `${PATH}/${purpose}/${statement}`, answer: StartedDraft }
}

const DraftSave = success(wire.DraftSave.extend({ draft: StatementDraft })).transform(
  ({ is_saved, changed, draft }) => ({ isSaved: is_saved, changed: changed.filter(isDraftField), draft }),
)

/** Saves fields unless somebody has saved another value after this version; safe to repeat. */
export function saveDraft(
  draft: DraftReference,
  change: { values: DraftValues; version: number },
): Call<z.output<typeof DraftSave>> {
  return {
    api: 'main',
    method: 'PATCH',
    ...toPath(draft),
    ...toHeaders(draft),
    body: { ...change.values, version: change.version },
    answer: DraftSave,
  }
}

export function claimDraft(draft: DraftReference): Call<unknown> {
  return { api: 'main', method: 'POST', ...toPath(draft, '/claim'), ...toHeaders(draft), answer: z.unknown() }
}

export function deleteDraft(draft: DraftReference): Call<unknown> {
  return { api: 'main', method: 'DELETE', ...toPath(draft), ...toHeaders(draft), answer: z.unknown() }
}

/** The owner's other statements that offer the same. */
export function draftDuplicates(draft: DraftReference): Call<number[]> {
  return {
    api: 'main',
    ...toPath(draft, '/duplicates'),
    ...toHeaders(draft),
    answer: success(wire.DraftDuplicates).transform(({ statement_ids }) => statement_ids),
  }
}

/** The statement that an own draft has become. */
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

export function publishDraft(draft: DraftReference): Call<z.output<typeof Publication> | Refusal> {
  return {
    api: 'main',
    method: 'POST',
    ...toPath(draft, '/publish'),
    answer: z.union([Refusal, Publication]),
    refusals: refusalResponses,
  }
}

/**
 * Sends a file, of which nothing but the name is in memory.
 * @param name as its sender has it
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
  /** Of the operation `place`, from 0. */
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

/** A small WebP of a photo that nobody else may see yet. */
export function draftPhotoFile(draft: DraftReference, token: string): Call<Buffer> {
  return {
    api: 'main',
    ...toPath(draft, `/photos/${token}`),
    ...toHeaders(draft),
    answer: success(wire.DraftPhotoFile).transform(({ base64 }) => Buffer.from(base64, 'base64')),
  }
}
