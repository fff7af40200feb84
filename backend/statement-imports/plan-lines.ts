import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import { userNameSql } from '~backend/platform/db/user-name-sql'
import { createYielder } from '~backend/platform/in-slices'
import { findStatementValues } from '~backend/statement-drafts/from-statement'
import { createMarket, type Market } from '~backend/statement-drafts/market'
import { findPriceDoubt } from '~backend/statement-drafts/price-doubts'
import { findPublicationErrors } from '~backend/statement-drafts/to-columns'
import type { DraftValues } from '~contract/statement-drafts'
import type { LineOutcome } from '~contract/statement-imports'
import { LAND_TYPE_ID } from '~contract/statements'
import type { LineError } from './parsed-line'
import { hashValues, type StoredLine } from './read-lines'

interface FormerLine {
  external_id: string
  draft_id: string | null
  statement_id: number | null
  content_hash: Buffer
  content: DraftValues | null
  confirmed_price: string | null
  is_in_review: boolean
  is_closed: boolean
}

export interface PlannedLine extends Pick<StoredLine, 'line' | 'external_id'> {
  outcome: LineOutcome
  isComplete: boolean
  /** Values, including those of the account and the earlier line. */
  values: DraftValues
  errors: LineError[]
  contentHash: Buffer
  photos: readonly string[]
  /** Number of photos from archives. */
  archivePhotos: number
  draftId: string | undefined
  statementId: number | undefined
}

interface Owner {
  name: string
  phones: string[]
}

/** Plans what a confirmation would do with each line now. */
export async function planLines(
  db: Db,
  userId: number,
  lines: readonly StoredLine[],
  archivePhotos: ReadonlyMap<number, number>,
): Promise<PlannedLine[]> {
  const owner = await findOwner(db, userId)
  const former = await listFormerLines(db, userId, lines)
  const planned: PlannedLine[] = []
  const market = createMarket(db)
  const nextSlice = createYielder()
  for (const line of lines) {
    const photoCount = archivePhotos.get(line.line) ?? 0
    planned.push(
      await planLine(db, {
        line,
        userId,
        owner,
        former: former.get(line.external_id),
        market,
        archivePhotos: photoCount,
      }),
    )
    await nextSlice()
  }
  return planned
}

interface LineContext {
  line: StoredLine
  userId: number
  owner: Owner
  former: FormerLine | undefined
  market: Market
  /** Number of photos from archives. */
  archivePhotos: number
}

async function planLine(
  db: Db,
  { line, userId, owner, former, market, archivePhotos }: LineContext,
): Promise<PlannedLine> {
  const contentHash = Buffer.from(hashValues(line.values, line.photos), 'hex')
  const before =
    former?.content ?? (former?.statement_id ? await findStatementValues(db, former.statement_id) : undefined)
  const values = withDefaults({ ...before, ...line.values }, owner)
  const outcome = findOutcome({ line, former, contentHash, archivePhotos })
  const missing = listMissing(values, owner)
  const isTaken = outcome === 'new' || outcome === 'changed'
  if (isTaken && missing.length === 0)
    missing.push(...(await listPriceDoubts(db, { values, userId, former, market })))
  return {
    line: line.line,
    external_id: line.external_id,
    outcome,
    isComplete: line.errors.length === 0 && missing.length === 0,
    values,
    errors: line.errors.length > 0 ? line.errors : missing,
    contentHash,
    photos: line.photos ?? [],
    archivePhotos,
    draftId: former?.draft_id ?? undefined,
    statementId: former?.statement_id ?? undefined,
  }
}

/** Lists doubts about prices. Such a line becomes a draft, in which the owner must confirm the price. */
async function listPriceDoubts(
  db: Db,
  {
    values,
    userId,
    former,
    market,
  }: Pick<LineContext, 'userId' | 'former' | 'market'> & {
    values: DraftValues
  },
): Promise<LineError[]> {
  const draft = {
    user_id: userId,
    statement_id: former?.statement_id ?? null,
    content: values,
    confirmed_price: former?.confirmed_price ?? null,
  }
  const doubt = await findPriceDoubt(db, draft, market)
  return doubt ? [{ column: '', field: 'price', error: 'unusual_price', text: values.price ?? '' }] : []
}

function findOutcome({
  line,
  former,
  contentHash,
  archivePhotos,
}: Pick<LineContext, 'line' | 'former' | 'archivePhotos'> & { contentHash: Buffer }): LineOutcome {
  if (line.errors.length > 0) return 'wrong'
  if (!former) return 'new'
  // A sold statement is not offered again because a file still contains it.
  if (former.is_closed) return 'unchanged'
  if (archivePhotos === 0 && former.content_hash.equals(contentHash)) return 'unchanged'
  return former.is_in_review ? 'in_review' : 'changed'
}

function withDefaults(values: DraftValues, { name, phones: [phone = ''] }: Owner): DraftValues {
  const defaults: DraftValues = {
    price_type_id: '3',
    owner_name: name,
    phone_number: phone,
    ...(Number(values.real_estate_type_id) === LAND_TYPE_ID && { area_type_id: '1' }),
  }
  const empty = Object.entries(defaults).filter(([field]) => !values[field as keyof DraftValues])
  return { ...values, ...Object.fromEntries(empty) }
}

/** Lists errors that prevent publishing. */
function listMissing(values: DraftValues, { phones }: Owner): LineError[] {
  const missing = findPublicationErrors(values)
    .filter(({ field }) => !values[field] && field !== 'longitude')
    // The pin follows from the address.
    .filter(({ field }) => field !== 'latitude' || values.address)
    .map(({ field, error }): LineError => {
      const isUnknownAddress = field === 'latitude'
      return isUnknownAddress
        ? { column: '', field: 'address', error: 'address', text: values.address ?? '' }
        : { column: '', field, error, text: '' }
    })
  const phone = values.phone_number ?? ''
  if (phone !== '' && !phones.includes(phone))
    missing.push({ column: '', field: 'phone_number', error: 'unproven', text: phone })
  return missing
}

async function findOwner(db: Db, userId: number): Promise<Owner> {
  const { rows } = await db.query<Row<'users', 'valid_phone_numbers'> & { name: string | null }>(
    `select ${userNameSql('u')} as name, valid_phone_numbers from users u where id = $1`,
    [userId],
  )
  return { name: rows[0]?.name ?? '', phones: rows[0]?.valid_phone_numbers ?? [] }
}

/** Lists earlier lines whose draft or statement still exists. */
async function listFormerLines(
  db: Db,
  userId: number,
  lines: readonly StoredLine[],
): Promise<Map<string, FormerLine>> {
  const { rows } = await db.query<FormerLine>(
    `select i.external_id, i.draft_id, s.id as statement_id, i.content_hash, coalesce(d.content, e.content) as content,
            coalesce(d.confirmed_price, e.confirmed_price) as confirmed_price,
            coalesce(d.state = 'in_review' or e.state = 'in_review', false) as is_in_review,
            coalesce(s.closed_as is not null, false) as is_closed
     from imported_statements i
     left join statement_drafts d on d.id = i.draft_id
     left join statements s on s.id = i.statement_id and s.deleted_at is null
     left join statement_drafts e on e.statement_id = s.id
     where i.user_id = $1 and i.external_id = any($2::text[]) and (d.id is not null or s.id is not null)`,
    [userId, lines.map(({ external_id }) => external_id)],
  )
  return new Map(rows.map((row) => [row.external_id, row]))
}
