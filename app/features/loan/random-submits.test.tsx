import { expect, test } from 'vitest'
import type { Visitor } from '~/session/visitor.server'
import { mortgage } from '~/upstream/loans.server'
import { createRandom, exchange, type OracleOffer, payMonthly } from '~tests/fixtures/loan-oracle'
import { renderView } from '~tests/fixtures/render-view'
import { isFullRun } from '~tests/full-run'
import { CalculatorForm } from './calculator-form'
import { type CalculatorData, loadCalculator } from './loader.server'

const SUBMITS = isFullRun ? 10_000 : 100
const SUBMITS_A_SESSION = 10
const RATE = 2.6931
const MAX = 999_999_999

/** Offers by bank id; the first bank lends only in lari. */
const offers: Record<number, { effective: Record<number, number>; of: Record<number, OracleOffer> }> = {
  1: {
    effective: { 1: 10.9 },
    of: { 1: { ratePercent: 10, minPercent: 10, minMonths: 6, maxMonths: 240 } },
  },
  2: {
    effective: { 1: 14, 2: 9.5 },
    of: {
      1: { ratePercent: 13.2, minPercent: 20, minMonths: 3, maxMonths: 180 },
      2: { ratePercent: 8.5, minPercent: 20, minMonths: 3, maxMonths: 120 },
    },
  },
  3: {
    effective: { 1: 12.5, 2: 7.6 },
    of: {
      1: { ratePercent: 11.5, minPercent: 30, minMonths: 12, maxMonths: 240 },
      2: { ratePercent: 7, minPercent: 30, minMonths: 12, maxMonths: 120 },
    },
  },
  4: {
    effective: { 1: 0.1, 2: 11 },
    of: {
      1: { ratePercent: 0, minPercent: 0, minMonths: 1, maxMonths: 60 },
      2: { ratePercent: 10.25, minPercent: 0, minMonths: 1, maxMonths: 300 },
    },
  },
}

const banks = mortgage.answer.parse({
  result: true,
  data: {
    banks: Object.entries(offers).map(([id, { effective, of }]) => ({
      id: Number(id),
      display_name: `Bank ${id}`,
      min_participation_percent: Object.values(of)[0]?.minPercent,
      percents: mapValues(of, ({ ratePercent }, currency) => ({
        initial_percent: ratePercent,
        effective_percent: effective[currency],
      })),
      month_periods: mapValues(of, ({ minMonths, maxMonths }) => ({
        min_month_period: minMonths,
        max_month_period: maxMonths,
      })),
      loan_fields: [{ name: 'income', title: 'Income', type: 'text', required: 0, rules: '' }],
    })),
    currencies: [
      { id: 1, symbol: '₾', display_name: 'Lari', key: 'gel' },
      { id: 2, symbol: '$', display_name: 'Dollar', key: 'dollar' },
    ],
  },
})

function mapValues<T, U>(record: Record<number, T>, map: (value: T, key: number) => U) {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value, Number(key))]))
}

/** Visitor whose API has these banks and this exchange rate. */
const visitor = {
  optional: (_: string, answer: Promise<unknown>) => answer,
  cachedCall: async (call: unknown) => (call === mortgage ? banks : { exchangeRate: { rate: RATE } }),
} as unknown as Visitor

/** Values intended by the visitor, as far as typed. */
interface Intent {
  currency: number
  bank: number
  price?: { amount: number; currency: number } | undefined
  percent: number
  own?: { amount: number; currency: number } | undefined
  isDownPaymentInvalid: boolean
  /** Currency of an invalid down payment with a sign, which becomes valid once that currency is chosen. */
  ownSign?: number | undefined
  months: number
}

const random = createRandom(20_261_128)

test('each of many random submits has the sums of an independent formula', { timeout: 600_000 }, async () => {
  const figures = { submits: 0, results: 0, offers: 0, errors: 0, converted: 0, maxDifference: 0 }
  while (figures.submits < SUBMITS) {
    let data = await load(new URLSearchParams())
    let intent = toDefaults({ currency: 2, bank: findCheapest(2) })
    for (let step = 0; step < SUBMITS_A_SESSION; step += 1) {
      const shown = readFields(data)
      const changes = randomChanges(shown, intent)
      const submitted = new URLSearchParams(random.shuffle([...new Map([...shown, ...changes])]))
      // A pressed button comes last.
      const years = changes.size === 0 && random.chance(0.7) ? random.pick(listPresets(data)) : undefined
      if (years) submitted.append('loan_years', String(years))
      const before = intent
      intent = change(intent, changes, shown)
      if (years) intent = { ...intent, months: years * 12 }
      data = await load(submitted)
      try {
        check(data, intent)
      } catch (error) {
        throw new Error(`${submitted} after ${JSON.stringify(before)}`, { cause: error })
      }
      // Replaced by the nearest, as the page reports.
      intent = { ...intent, months: data.calculation.adjusted.months ?? data.calculation.months }
      figures.submits += 1
    }
  }
  expect(figures.maxDifference).toBeLessThan(0.51)
  // Each kind of submit has occurred often enough.
  for (const count of [figures.results, figures.errors, figures.converted])
    expect(count).toBeGreaterThan(SUBMITS / 50)
  if (isFullRun) process.stdout.write(`${JSON.stringify(figures)}\n`)

  function check({ calculation, compared }: CalculatorData, { currency, bank, ...meant }: Intent): void {
    const offer = offers[bank]?.of[currency] ?? expect.fail('no offer')
    expect([calculation.currency.id, calculation.bank.id]).toEqual([currency, bank])
    const price = meant.price && exchange(meant.price.amount, meant.price.currency, currency, RATE)
    const isPrice = price !== undefined && price > 0 && price <= MAX
    expect(calculation.price).toBe(isPrice ? price : undefined)
    if (meant.price && meant.price.currency !== currency) figures.converted += 1
    const own =
      meant.own && !meant.isDownPaymentInvalid ? findOwn(meant.own, currency, calculation.own) : undefined
    const share = own === undefined || !isPrice ? meant.percent : (own / price) * 100
    const isPossible =
      isPrice &&
      !meant.isDownPaymentInvalid &&
      share >= offer.minPercent &&
      share <= 100 &&
      meant.months >= offer.minMonths &&
      meant.months <= offer.maxMonths
    const { result } = calculation
    expect(result !== undefined).toBe(isPossible)
    if (!isPossible) figures.errors += 1
    if (result && isPrice) {
      const downPayment = Math.round(own === undefined ? price * meant.percent : own * 100)
      expect(result.downPayment).toBe(downPayment)
      expect(result.loan.principal).toBe(price * 100 - downPayment)
      comparePayment(result, offer, meant.months)
      figures.results += 1
    }
    if (!isPrice || meant.isDownPaymentInvalid) expect(compared).toHaveLength(0)
    for (const row of isPrice ? compared : []) {
      const terms = offers[row.bankId]?.of[row.currency.id] ?? expect.fail('no offer')
      const rowPrice = exchange(price ?? 0, currency, row.currency.id, RATE)
      const months = Math.min(Math.max(meant.months, terms.minMonths), terms.maxMonths)
      const percent = Math.min(Math.max(meant.percent, terms.minPercent), 100)
      expect([row.months, row.result.loan.principal + row.result.downPayment]).toEqual([
        months,
        rowPrice * 100,
      ])
      if (own === undefined) expect(row.result.downPayment).toBe(Math.round(rowPrice * percent))
      else expect(row.result.downPayment).toBeGreaterThanOrEqual(rowPrice * terms.minPercent - 1)
      comparePayment(row.result, terms, months)
      figures.offers += 1
    }
  }

  function comparePayment(
    result: CalculatorData['compared'][number]['result'],
    offer: OracleOffer,
    months: number,
  ) {
    const exact = payMonthly(result.loan.principal, offer.ratePercent, months)
    figures.maxDifference = Math.max(figures.maxDifference, Math.abs(result.totals.payment - exact))
    expect(Math.abs(result.totals.payment - exact)).toBeLessThan(0.51)
    expect(Math.abs(result.totals.total - exact * months)).toBeLessThan(1)
  }
})

/**
 * Returns the expected amount; a converted one is rounded to whole units, or up to the same share of the
 * price.
 */
function findOwn(own: NonNullable<Intent['own']>, currency: number, shown: number | undefined): number {
  const expected = exchange(own.amount, own.currency, currency, RATE)
  if (own.currency === currency) return expected
  expect(Math.abs((shown ?? Number.NaN) - expected)).toBeLessThanOrEqual(2)
  return shown ?? Number.NaN
}

async function load(submitted: URLSearchParams): Promise<CalculatorData> {
  return (await loadCalculator(visitor, submitted)) ?? expect.fail('no bank lends')
}

/** Returns the fields of the form as a browser without script would send them. */
function readFields(data: CalculatorData): Map<string, string> {
  const html = renderView(<CalculatorForm data={data} page={{ path: '/' }} />)
  const fields = new Map<string, string>()
  for (const [input] of html.matchAll(/<input [^>]*>/g)) {
    const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(input)?.[1]
    const name = attribute('name')
    const isSent = attribute('type') !== 'radio' || / checked/.test(input)
    if (name && isSent) fields.set(name, attribute('value') ?? '')
  }
  return fields
}

function listPresets({ calculation: { monthBounds } }: CalculatorData): number[] {
  return [5, 10, 15, 20].filter((years) => years * 12 >= monthBounds.min && years * 12 <= monthBounds.max)
}

const format = (amount: number) =>
  random.pick([String(amount), amount.toLocaleString('en'), amount.toLocaleString('ru'), ` ${amount} `])

/** Changes some of the fields to values that they did not show. */
function randomChanges(shown: ReadonlyMap<string, string>, { currency }: Intent): Map<string, string> {
  const changes = new Map<string, string>()
  const sum = () => random.integer(1, 10 ** random.integer(3, 8)) + 10
  if (random.chance(0.25)) changes.set('loan_currency', random.pick(['1', '2']))
  if (random.chance(0.25)) changes.set('loan_bank', random.pick(Object.keys(offers)))
  if (random.chance(0.45)) {
    const sign = random.pick(['', '', '', '$', '₾'])
    const invalid = ['0', '1000000000000', 'many', '', '$5 ₾', '-100000', '150 €']
    const phone = '555123456'
    changes.set(
      'loan_price',
      random.chance(0.15) ? random.pick([...invalid, phone]) : `${sign}${format(sum())}`,
    )
  }
  if (random.chance(0.2))
    changes.set(
      'loan_percent',
      random.pick(['0', '10', '15,5', '20', '30.25', '45', '100', '101', '-10', 'x']),
    )
  if (random.chance(0.2)) {
    const price = Number(shown.get('loan_price')?.replace(/\D/g, ''))
    const near = Math.round((price * random.integer(1, 12)) / 10) + 1
    changes.set(
      'loan_own',
      random.pick(['half', format(sum()), ...(price > 0 ? [format(near), format(near)] : [])]),
    )
  }
  if (random.chance(0.2))
    changes.set('loan_month', random.pick(['1', '24', '60', '77', '120', '150', '240', '301']))
  // Typed with the sign of the other currency than the chosen one.
  if (random.chance(0.03)) changes.set('loan_own', `${currency === 1 ? '$' : '₾'}2500`)
  for (const [name, value] of changes) if (toNumber(value) === toNumber(shown.get(name))) changes.delete(name)
  return changes
}

/** Returns a number without its separators, or the text. */
function toNumber(text = ''): number | string {
  const plain = text.replace(/[\s,]/g, '')
  const number = Number(text.includes(',5') && !/,\d{3}/.test(text) ? text.replace(',', '.') : plain)
  return plain === '' || Number.isNaN(number) ? text : number
}

function change(
  intent: Intent,
  changes: ReadonlyMap<string, string>,
  shown: ReadonlyMap<string, string>,
): Intent {
  const price = changes.get('loan_price')
  const sign = price && /^\D*(\$|₾)[\d\s,.]+$/.exec(price)?.[1]
  const currency = sign ? (sign === '$' ? 2 : 1) : Number(changes.get('loan_currency') ?? intent.currency)
  const wantedBank = Number(changes.get('loan_bank') ?? intent.bank)
  const hasOffer = offers[wantedBank]?.of[currency] !== undefined
  const bank = hasOffer ? wantedBank : findCheapest(currency)
  let next: Intent =
    wantedBank !== intent.bank || !hasOffer
      ? toDefaults({ ...intent, currency, bank, own: undefined, ownSign: undefined })
      : { ...intent, currency, bank }
  if (currency !== intent.currency && hasOffer) next.months = clampMonths(next)
  if (price !== undefined) {
    const amount = Number(price.replace(/[$₾\s,]/g, ''))
    const isPrice = /^[$₾]?[\d\s,]+$/.test(price) && amount > 0 && amount <= MAX
    next.price = isPrice ? { amount, currency } : undefined
  } else if (intent.price && exchange(intent.price.amount, intent.price.currency, currency, RATE) > MAX)
    // Only the text of a price that cannot be converted is left.
    next.price = undefined
  if (!hasOffer) return next
  if (next.ownSign === currency && next.own) {
    const { ownSign, ...valid } = next
    next = { ...valid, own: { amount: next.own.amount, currency: ownSign }, isDownPaymentInvalid: false }
  }
  const percent = changes.get('loan_percent')
  const own = changes.get('loan_own')
  if (own !== undefined) {
    const amount = Number(own.replace(/[$₾\s,]/g, ''))
    const ownSign = own.includes('$') ? 2 : own.includes('₾') ? 1 : currency
    const isSum = !Number.isNaN(amount) && ownSign === currency && amount <= MAX
    next = { ...next, own: { amount, currency }, isDownPaymentInvalid: !isSum }
    next.ownSign = ownSign === currency ? undefined : ownSign
  } else if (percent !== undefined) {
    const number = toNumber(percent)
    const isPercent = typeof number === 'number' && number >= 0
    next = {
      ...next,
      own: undefined,
      ownSign: undefined,
      percent: isPercent ? number : next.percent,
      isDownPaymentInvalid: !isPercent,
    }
  }
  const months = changes.get('loan_month')
  if (months !== undefined) {
    next.months = Number(months)
    if (currency !== intent.currency) next.months = clampMonths(next)
  }
  return shown.size > 0 ? next : intent
}

function clampMonths({ bank, currency, months }: Intent): number {
  const { minMonths, maxMonths } = offers[bank]?.of[currency] ?? expect.fail('no offer')
  return Math.min(Math.max(months, minMonths), maxMonths)
}

function findCheapest(currency: number): number {
  const effective = (id: string) => offers[Number(id)]?.effective[currency] ?? Number.POSITIVE_INFINITY
  return Number(Object.keys(offers).toSorted((one, other) => effective(one) - effective(other))[0])
}

/** Returns the lowest down payment of a bank, and the longest usual term that it allows. */
function toDefaults(intent: Pick<Intent, 'currency' | 'bank'> & Partial<Intent>): Intent {
  const offer = offers[intent.bank]?.of[intent.currency] ?? expect.fail('no offer')
  const months = [240, 180, 120, 60].find((preset) => preset <= offer.maxMonths) ?? offer.maxMonths
  return { ...intent, percent: offer.minPercent, months, isDownPaymentInvalid: false }
}
