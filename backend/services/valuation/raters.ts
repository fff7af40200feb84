import type { Db } from '../../db/pool'
import type { Locale } from '../../dictionaries/words'
import { gelOf } from '../../payments/tetri'

type RaterRow = Record<`${'name' | 'company'}_${Locale}`, string> & {
  id: number
  certificate: string
  price: number
}

/** Those who value. */
export async function listRaters(db: Db): Promise<RaterRow[]> {
  const { rows } = await db.query<RaterRow>(
    `select id, name_ka, name_en, name_ru, company_ka, company_en, company_ru, certificate, price
     from raters where is_active order by position, id`,
  )
  return rows
}

/** A rater as the contract tells it. */
export function raterAnswer(row: RaterRow, locale: Locale) {
  return {
    id: row.id,
    name: row[`name_${locale}`],
    company: row[`company_${locale}`],
    certificate: row.certificate,
    price: gelOf(row.price),
    currency: 'GEL',
  }
}

/** What a valuation costs by somebody in particular: no less than they value for. */
export function ratePrice(packagePrice: number, rater: Pick<RaterRow, 'price'> | undefined): number {
  return Math.max(packagePrice, rater?.price ?? 0)
}
