import { z } from 'zod'
import { LocalizedSchema } from '../localized-schema'
import table from './banks.json'

const PERCENT = z.number().min(0).max(100)

const Offer = z.strictObject({
  initial: PERCENT,
  effective: PERCENT,
  /** Shortest and longest term. */
  months: z.tuple([z.int().positive(), z.int().positive()]),
  /** Fee for paying out the loan. */
  disbursement: PERCENT,
  /** Insurance a year. */
  insurance: PERCENT,
})

const Field = z.strictObject({
  title: LocalizedSchema,
  type: z.enum(['text', 'textarea']),
  required: z.literal(true).optional(),
  rules: z.string().min(1),
})

const BankTable = z.strictObject({
  rates_of_year: z.int().min(2020),
  fields: z.record(z.string().regex(/^[a-z_]+$/), Field),
  banks: z
    .array(
      z.strictObject({
        slug: z.string().regex(/^[a-z]+$/),
        name: LocalizedSchema,
        /** URL where a partner takes requests. */
        site: z.url(),
        /** Minimum down payment in percent. */
        participation: PERCENT,
        gel: Offer,
        usd: Offer.optional(),
        /** Fields of the request form; empty for a partner, which uses its own page. */
        fields: z.array(z.string()),
      }),
    )
    .nonempty(),
})

/**
 * Parses the table, with the fields of each bank in place of their names.
 * @throws Error for a table of another shape, or a bank with an unknown field
 */
export function parseBanks(json: unknown) {
  const { rates_of_year, fields, banks } = BankTable.parse(json)
  const findField = (name: string) => {
    const field = fields[name]
    if (!field) throw new Error(`no field of a bank is called ${name}`)
    return { name, ...field }
  }
  return {
    ratesYear: rates_of_year,
    banks: banks.map((bank) => ({ ...bank, fields: bank.fields.map(findField) })),
  }
}

/**
 * Advertised mortgage rates, terms and minimum down payments of 2025.
 * Bank of Georgia and Liberty publish only a nominal rate: their effective one is derived with the fees of
 * TBC.
 * Unpublished values are assumed: 0.4 % upfront fee, 0.5 % insurance a year, 20 % down payment. The bank
 * cheapest in dollars has 30 %, the legal minimum for it.
 */
export const { banks: BANKS, ratesYear: RATES_YEAR } = parseBanks(table)

export type SeededBank = (typeof BANKS)[number]
