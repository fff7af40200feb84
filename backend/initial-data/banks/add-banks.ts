import { GEL, USD } from '~backend/dictionaries/deal-terms'
import { insertRows } from '~backend/platform/db/insert-rows'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import { BANKS, RATES_YEAR, type SeededBank } from './banks'

export type ToBankPage = (bank: SeededBank) => string

/** Adds missing banks and leaves edited ones unchanged. */
export async function addBanks(db: Db, toBankPage: ToBankPage = ({ site }) => site): Promise<void> {
  const rows = BANKS.map((bank, position) => ({
    slug: bank.slug,
    name_ka: bank.name.ka,
    name_en: bank.name.en,
    name_ru: bank.name.ru,
    // Monograms drawn for this site: logos are trademarks, which a marketplace adds with the bank's consent.
    image: `/img/banks/${bank.slug}.svg`,
    min_participation_percent: bank.participation,
    page_url: toBankPage(bank),
    rates_of_year: RATES_YEAR,
    position,
  }))
  const { rows: added } = await db.query<Row<'banks', 'id' | 'slug'>>(
    `insert into banks (slug, name_ka, name_en, name_ru, image, min_participation_percent, page_url, rates_of_year, position)
     select slug, name_ka, name_en, name_ru, image, min_participation_percent, page_url, rates_of_year, position
     from json_populate_recordset(null::banks, $1)
     on conflict (slug) do nothing
     returning id, slug`,
    [JSON.stringify(rows)],
  )
  const fresh = BANKS.flatMap((bank) => {
    const id = added.find(({ slug }) => slug === bank.slug)?.id
    return id === undefined ? [] : [{ id, bank }]
  })
  await insertRows(
    db,
    'bank_offers',
    fresh.flatMap(({ id, bank }) =>
      [
        { currency: GEL, offer: bank.gel },
        { currency: USD, offer: bank.usd },
      ].flatMap(({ currency, offer }) =>
        offer
          ? [
              {
                bank_id: id,
                currency_id: currency,
                initial_percent: offer.initial,
                effective_percent: offer.effective,
                min_month_period: offer.months[0],
                max_month_period: offer.months[1],
                disbursement_percent: offer.disbursement,
                insurance_percent: offer.insurance,
              },
            ]
          : [],
      ),
    ),
  )
  await insertRows(
    db,
    'bank_fields',
    fresh.flatMap(({ id, bank }) =>
      bank.fields.map(({ name, title, type, required = false, rules }, position) => ({
        bank_id: id,
        name,
        type,
        required,
        rules,
        position,
        title_ka: title.ka,
        title_en: title.en,
        title_ru: title.ru,
      })),
    ),
  )
}
