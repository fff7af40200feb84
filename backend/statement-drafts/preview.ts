import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { LocalizeAddress } from '~backend/geocoding/localize-address'
import type { Db } from '~backend/platform/db/pool'
import type { Locale } from '~backend/platform/localized-text'
import type { DescribePicture } from '~backend/platform/pictures'
import { packImages } from '~backend/statements/packed-images'
import type { PriceMedians } from '~backend/statements/price-medians'
import type { ReplyTimes } from '~backend/statements/reply-times'
import { toStatementDetail } from '~backend/statements/statement-detail'
import { type StatementDetailRow, UNSTORED_STATEMENT_SQL } from '~backend/statements/statement-row'
import { NO_VIEWER_FLAGS } from '~backend/statements/viewer-flags'
import { CURRENCY_IDS } from '~contract/currencies'
import type { DraftPreview } from '~contract/schemas/statement-drafts'
import { findPlace } from './place'
import { toPhotoNotes } from './publish'
import { type DraftRow, listDraftPhotos } from './store'
import { toStatementColumns } from './to-columns'

/** Sources of what a statement's page shows besides its own values. */
export interface PreviewContext {
  priceMedians: PriceMedians
  replyTimes: ReplyTimes
  describePicture: DescribePicture
  localizeAddress: LocalizeAddress
}

const EXACT_PRICE_TYPE_ID = 3

/** Columns of a statement that no draft has. */
const NEW_STATEMENT = {
  id: 0,
  gifts: [],
  paid_stickers: [],
  views: 0,
  vip_tier: 0,
  is_exclusive: false,
  for_special_people: false,
  appear_rs_code: false,
}

type PreviewedDraft = Pick<DraftRow, 'id' | 'user_id' | 'statement_id' | 'content'>

/**
 * Returns the statement that a draft would become, without writing it.
 * @returns no statement if the draft lacks its kind, city or area
 */
export async function previewDraft(
  db: Db,
  draft: PreviewedDraft,
  locale: Locale,
  context: PreviewContext,
): Promise<z.input<typeof DraftPreview>> {
  const columns = toStatementColumns(draft.content)
  const place = await findPlace(db, draft.content, context.localizeAddress)
  if (!place || !columns.deal_type_id || !columns.real_estate_type_id || !columns.area)
    return { statement: null }
  const photos = await listDraftPhotos(db, [draft.id])
  const time = new Date()
  const initial = { ...NEW_STATEMENT, user_id: draft.user_id ?? 0, created_at: time, uuid: randomUUID() }
  const values = {
    ...(draft.statement_id === null ? initial : {}),
    ...columns,
    currency_id: columns.currency_id ?? CURRENCY_IDS.usd,
    price_type_id: columns.price_type_id ?? EXACT_PRICE_TYPE_ID,
    ...place,
    last_updated: time,
    confirmed_at: time,
    images: packImages(photos),
    photo_notes: toPhotoNotes(photos),
  }
  return previewStatement(db, { id: draft.statement_id, values }, locale, context)
}

interface PreviewedStatement {
  /** Id of a published statement; null for a new one. */
  id: number | null
  /** Changed columns, all of them for a new one. */
  values: object
}

/** Returns a statement with changed values, as a visitor will see it. */
export async function previewStatement(
  db: Db,
  { id, values }: PreviewedStatement,
  locale: Locale,
  { priceMedians, replyTimes, describePicture }: PreviewContext,
): Promise<z.input<typeof DraftPreview>> {
  const { rows } = await db.query<StatementDetailRow>(UNSTORED_STATEMENT_SQL, [id, values])
  const [row] = rows
  if (!row) return { statement: null }
  const [toMedianComparison, median, replyMinutes] = await Promise.all([
    priceMedians.getComparison(),
    priceMedians.find(row),
    replyTimes.find(row.user_id),
  ])
  const visitor = {
    isOwner: false,
    flags: NO_VIEWER_FLAGS,
    medianComparison: toMedianComparison(row),
    median,
    replyMinutes,
    auction: null,
  }
  return { statement: toStatementDetail(row, locale, visitor, describePicture) }
}
