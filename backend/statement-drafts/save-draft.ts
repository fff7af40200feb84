import type pg from 'pg'
import type { z } from 'zod'
import { inTransaction } from '~backend/platform/db/transaction'
import { validationError } from '~backend/platform/http/errors'
import type { QueryParams } from '~backend/platform/http/query'
import { toPriceKey } from '~contract/price-doubts'
import type { DraftSave } from '~contract/schemas/statement-drafts'
import { DRAFT_FIELDS, type DraftField, type DraftValues, findUnsavable } from '~contract/statement-drafts'
import { applyTypedUnits } from '~contract/typed-units'
import type { DraftReader } from './access'
import { lockOpenDraft, requireDraft, toDraftJson } from './store'

/** Maximum length, longer than any field allows. */
const MAX_TEXT_LENGTH = 10_000

/** Parses the fields of a body; an empty text empties a field. */
export function parseDraftValues(body: QueryParams): DraftValues {
  const values: DraftValues = {}
  for (const field of DRAFT_FIELDS) {
    const text = body.get(field)?.at(-1)
    if (text !== undefined) values[field] = text.replace(/\r\n?/g, '\n').trim().slice(0, MAX_TEXT_LENGTH)
  }
  return values
}

/**
 * Checks values when saving; missing and inconsistent fields are checked when publishing.
 * @throws ApiError 422 for a text that its field cannot hold
 */
export function requireValidValues(values: DraftValues): void {
  const errors = findUnsavable(values)
  if (errors.length > 0)
    throw validationError(
      errors.map(({ field, error }) => ({ field, message: `The ${field} field: ${error}.` })),
    )
}

export interface DraftChange {
  values: DraftValues
  /** Version of the draft that the page shows. */
  version: number
  /** Price confirmed by the owner, as named by `toPriceKey`. */
  confirmedPrice?: string | undefined
}

/**
 * Saves fields. A field that another tab has changed since this version causes a conflict.
 * @throws ApiError 404 for another user's draft, 409 under review
 */
export async function saveDraft(
  pool: pg.Pool,
  id: string,
  reader: DraftReader,
  { values: typed, version, confirmedPrice }: DraftChange,
): Promise<z.input<typeof DraftSave>> {
  const outcome = await inTransaction(pool, async (transaction) => {
    const draft = await lockOpenDraft(transaction, id, reader)
    const values = applyTypedUnits(typed, draft.content)
    requireValidValues({ ...draft.content, ...values })
    if (confirmedPrice && confirmedPrice === toPriceKey({ ...draft.content, ...values }))
      await transaction.query('update statement_drafts set confirmed_price = $2 where id = $1', [
        id,
        confirmedPrice,
      ])
    const different = (Object.keys(values) as DraftField[]).filter(
      (field) => (draft.content[field] ?? '') !== values[field],
    )
    const changed = different.filter((field) => (draft.field_versions[field] ?? 0) > version)
    if (changed.length > 0 || different.length === 0) return { is_saved: changed.length === 0, changed }
    const next = draft.version + 1
    await transaction.query(
      `update statement_drafts
       set content = content || $2::jsonb, field_versions = field_versions || $3::jsonb, version = $4,
           updated_at = now()
       where id = $1`,
      [id, values, Object.fromEntries(different.map((field) => [field, next])), next],
    )
    return { is_saved: true, changed }
  })
  return { ...outcome, draft: await toDraftJson(pool, await requireDraft(pool, id, reader)) }
}
