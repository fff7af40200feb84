import type { z } from 'zod'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import type { Locale } from '~backend/platform/localized-text'
import type { Rater } from '~contract/schemas/services'
import { toLari } from '~contract/values/money'

type RaterRow = Record<`${'name' | 'company'}_${Locale}`, string> &
  Row<'raters', 'id' | 'certificate' | 'price'>

export async function listRaters(db: Db): Promise<RaterRow[]> {
  const { rows } = await db.query<RaterRow>(
    `select id, name_ka, name_en, name_ru, company_ka, company_en, company_ru, certificate, price
     from raters where is_active order by position, id`,
  )
  return rows
}

export function toRaterJson(row: RaterRow, locale: Locale): z.input<typeof Rater> {
  return {
    id: row.id,
    name: row[`name_${locale}`],
    company: row[`company_${locale}`],
    certificate: row.certificate,
    price: toLari(row.price),
    currency: 'GEL',
  }
}

/** Returns the package price, but at least the chosen rater's minimum. */
export function calculateAppraisalPrice(
  packagePrice: number,
  rater: Pick<RaterRow, 'price'> | undefined,
): number {
  return Math.max(packagePrice, rater?.price ?? 0)
}
