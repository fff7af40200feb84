import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import type { ReviewMode, ReviewSign } from '~contract/draft-reviews'
import { judgePrice, type PriceDoubt } from './price-doubts'
import type { DraftRow } from './store'

/** Words that honest owners rarely use. */
const PREPAYMENT = /предоплат|аванс|prepay|advance payment|western union|წინასწარ გადა|ავანს/iu
const PHONE_IN_TEXT = /(?:\d[\s().-]?){9,}/
/** Mobile numbers. Cameras also write long numbers into names, but with other beginnings. */
const MOBILE_NUMBER = /(?<!\d)(?:\+?995[\s_.-]?)?5\d{2}(?:[\s_.-]?\d{2}){3}(?!\d)/
const MAX_LOOK_DISTANCE = 2
const PRICE_SIGNS: Record<PriceDoubt['reason'], ReviewSign> = {
  phone: 'phone_as_price',
  former: 'former_price',
  estimate: 'price',
  similar: 'price',
}

export async function needsReview(
  db: Db,
  { user_id }: DraftRow,
  { mode, signs }: { mode: ReviewMode; signs: readonly string[] },
): Promise<boolean> {
  if (mode === 'off') return false
  if (mode === 'all' || signs.length > 0) return true
  const { rowCount } = await db.query(
    "select from statements where user_id = $1 and status in ('active', 'unconfirmed', 'expired', 'hidden') limit 1",
    [user_id],
  )
  return rowCount === 0
}

/** Finds signs that a reviewer should check. */
export async function findReviewSigns(db: Db, draft: DraftRow): Promise<ReviewSign[]> {
  const { comment_ka = '', comment_en = '', comment_ru = '' } = draft.content
  const { rows: photos } = await db.query<Row<'draft_photos', 'caption' | 'has_phone_in_name'>>(
    'select caption, has_phone_in_name from draft_photos where draft_id = $1',
    [draft.id],
  )
  const texts = [comment_ka, comment_en, comment_ru, ...photos.map(({ caption }) => caption)]
  const signs: ReviewSign[] = []
  if (texts.some((text) => PREPAYMENT.test(text))) signs.push('prepayment')
  if (texts.some((text) => PHONE_IN_TEXT.test(text)) || photos.some((photo) => photo.has_phone_in_name))
    signs.push('phone_in_text')
  const { doubts } = await judgePrice(db, draft)
  signs.push(...new Set(doubts.map(({ reason }) => PRICE_SIGNS[reason])))
  if (await hasPhotosOfOthers(db, draft)) signs.push('photos_elsewhere')
  return signs
}

export const hasMobileNumber = (text: string) => MOBILE_NUMBER.test(text)

async function hasPhotosOfOthers(db: Db, { id, user_id }: DraftRow): Promise<boolean> {
  const { rowCount } = await db.query(
    `select from uploaded_photos mine join draft_photos d on d.path = mine.path and d.draft_id = $1
     join uploaded_photos other on bit_count((other.look_hash # mine.look_hash)::bit(64)) <= $3
     join statement_photos shown on shown.path = other.path
     join statements s on s.id = shown.statement_id
     where s.user_id <> $2 limit 1`,
    [id, user_id, MAX_LOOK_DISTANCE],
  )
  return rowCount === 1
}
