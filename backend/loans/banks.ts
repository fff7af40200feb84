import type { z } from 'zod'
import { CURRENCIES, GEL } from '~backend/dictionaries/deal-terms'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import type { Locale } from '~backend/platform/localized-text'
import type { Mortgage } from '~contract/schemas/loans'

type LoanOfferRow = {
  currency_id: number
  initial_percent: number
  effective_percent: number
  min_month_period: number
  max_month_period: number
  disbursement_percent: number
  insurance_percent: number
}

type BankFieldRow = {
  name: string
  title_ka: string
  title_en: string
  title_ru: string
  type: 'text' | 'textarea'
  required: boolean
  rules: string
}

export type BankRow = Row<'banks', 'name_ka' | 'name_en' | 'name_ru'> & {
  id: number
  image: string | null
  min_participation_percent: number
  page_url: string | null
  rates_of_year: number | null
  offers: LoanOfferRow[]
  fields: BankFieldRow[]
}

const SELECT_BANKS = `
  select id, name_ka, name_en, name_ru, image, min_participation_percent, page_url, rates_of_year,
    (select coalesce(json_agg(o order by currency_id), '[]') from bank_offers o where o.bank_id = banks.id) as offers,
    (select coalesce(json_agg(f order by position, name), '[]') from bank_fields f where f.bank_id = banks.id) as fields
  from banks`

export async function listBanks(db: Db): Promise<BankRow[]> {
  const { rows } = await db.query<BankRow>(`${SELECT_BANKS} order by position, id`)
  return rows
}

export async function findBank(db: Db, id: number): Promise<BankRow | undefined> {
  const { rows } = await db.query<BankRow>(`${SELECT_BANKS} where id = $1`, [id])
  return rows[0]
}

export function toMortgageJson(banks: readonly BankRow[], locale: Locale): z.input<typeof Mortgage> {
  return {
    banks: banks.map((bank) => ({
      id: bank.id,
      display_name: bank[`name_${locale}`],
      image: bank.image,
      take_loan_image: bank.image,
      percents: byCurrency(bank, ({ initial_percent, effective_percent }) => ({
        initial_percent,
        effective_percent,
      })),
      month_periods: byCurrency(bank, ({ min_month_period, max_month_period }) => ({
        min_month_period,
        max_month_period,
      })),
      min_participation_percent: bank.min_participation_percent,
      rates_of_year: bank.rates_of_year,
      fees: byCurrency(bank, ({ disbursement_percent, insurance_percent }) => ({
        disbursement_percent,
        insurance_percent,
      })),
      reference_rates: byCurrency(bank, ({ currency_id }) => (currency_id === GEL ? 'TIBR1M' : 'Term SOFR')),
      loan_fields: bank.fields.map((field) => ({
        name: field.name,
        title: field[`title_${locale}`],
        placeholder: '',
        type: field.type,
        required: field.required ? 1 : 0,
        rules: field.rules,
      })),
    })),
    currencies: CURRENCIES.map(({ id, symbol, key, ...name }) => ({
      id,
      symbol,
      display_name: name[locale],
      key,
    })),
  }
}

function byCurrency<Value>({ offers }: BankRow, make: (offer: LoanOfferRow) => Value): Record<string, Value> {
  return Object.fromEntries(offers.map((offer) => [offer.currency_id, make(offer)]))
}

export type BankName = Pick<BankRow, 'name_ka' | 'name_en' | 'name_ru'>

export async function findBankName(db: Db, slug: string): Promise<BankName | undefined> {
  const { rows } = await db.query<BankName>('select name_ka, name_en, name_ru from banks where slug = $1', [
    slug.replaceAll('\0', ''),
  ])
  return rows[0]
}
