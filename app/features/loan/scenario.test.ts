import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyCharacter } from '~tests/fixtures/any-character'
import { isFullRun } from '~tests/full-run'
import { LOAN_PARAMS, parseScenario, toScenarioParams } from './scenario'
import { parseLoanPrice } from './typed-values'

const read = (query: string) => parseScenario(new URLSearchParams(query))

describe('the price of a loan', () => {
  // Specification 2.5.1 with 999999999
  test.each([
    ['150000', 150_000],
    ['150 000', 150_000],
    ['150,000', 150_000],
    ["1'250'000", 1_250_000],
    ['999999999', 999_999_999],
    ['0007', 7],
    ['١٢', 12],
  ])('the price %s is parsed', (text, price) => {
    expect(parseLoanPrice(text)?.amount).toBe(price)
  })

  test('signs of unknown currencies are rejected, and monthly sums accept only lari', () => {
    const read = (query: Record<string, string>) => parseScenario(new URLSearchParams(query))
    expect(read({ loan_price: '$120 000', loan_currency: '2' })).toMatchObject({ price: 120_000 })
    expect(read({ loan_price: '1.5 млн ₾', loan_currency: '1' })).toMatchObject({ price: 1_500_000 })
    expect(read({ loan_price: '120 000 €', loan_currency: '1' })).toMatchObject({ invalidPrice: '120 000 €' })
    expect(read({ loan_income: '3 000 ₾', loan_debts: '$300', loan_percent: '15 %' })).toMatchObject({
      income: 3_000,
      percent: 15,
      invalid: { debts: '$300' },
    })
  })

  test('a price with a sign is in that currency, and other sums stay in the previous one', () => {
    const query = { loan_price: '$120 000', loan_currency: '1', loan_own: '50000', loan_month: '120' }
    const scenario = parseScenario(new URLSearchParams(query))
    expect(scenario).toMatchObject({
      price: 120_000,
      currency: 2,
      pricedIn: 1,
      unconverted: ['price'],
      own: 50_000,
    })
    expect(parseScenario(toScenarioParams(scenario))).toEqual(scenario)
  })

  // Specification 2.5.1, 2.5.2
  test.each(['', '0', '000', '-5', '1e5', '150000.50', '1000000000', '1,50', '12,3456', '²', 'many'])(
    'the price %j is rejected',
    (text) => {
      expect(parseLoanPrice(text)).toBeUndefined()
    },
  )
})

describe('a loan scenario in a URL', () => {
  test('all parameters of a scenario are parsed', () => {
    expect(
      read('loan_price=150 000&loan_currency=1&loan_bank=3&loan_percent=20&loan_month=120&loan_step=form'),
    ).toEqual({
      price: 150_000,
      currency: 1,
      bank: 3,
      percent: 20,
      months: 120,
      step: 'form',
    })
  })

  test.each([
    ['loan_bank=x&loan_currency=-1&loan_step=constructor', {}],
    ['loan_percent= &loan_own=&loan_month=&loan_income=&loan_debts= ', {}],
    ['loan_percent=20,5', { percent: 20.5 }],
    ['loan_percent=20.25', { percent: 20.25 }],
    ['loan_percent=-10', { invalid: { percent: '-10' } }],
    ['loan_percent=1000', { invalid: { percent: '1000' } }],
    ['loan_month=0', { months: 0 }],
    ['loan_month=60,5&loan_percent=1e1', { invalid: { months: '60,5', percent: '1e1' } }],
    ['loan_month=60,5&loan_years=5', { months: 60 }],
    ['loan_percent=0', { percent: 0 }],
    ['loan_percent=101', { percent: 101 }],
    ['loan_own=20 000', { own: 20_000 }],
    ['loan_own=75 000,5', { own: 75_000.5 }],
    ['loan_own=half&loan_percent=20', { invalid: { own: 'half' } }],
    ['loan_own=0', { own: 0 }],
    ['loan_income=1.500,50&loan_debts=0', { income: 1_500.5, debts: 0 }],
    ['loan_income=-3&loan_debts=x', { invalid: { income: '-3', debts: 'x' } }],
    ['loan_income=1234567890', { invalid: { income: '1234567890' } }],
    ['loan_currency=1&loan_priced=2', { currency: 1, pricedIn: 2 }],
    ['loan_currency=1&loan_priced=1', { currency: 1 }],
    ['loan_price=', { invalidPrice: '' }],
    ['loan_price=ten', { invalidPrice: 'ten' }],
    ['loan_currency=1&loan_currency=2', { currency: 2 }],
    ['loan_month=77&loan_years=15', { months: 180 }],
  ])('a scenario with %s is parsed leniently', (query, scenario) => {
    expect(read(query)).toEqual(scenario)
  })

  test.each([
    ['loan_percent=20&loan_own=25000', 'loan_shown_percent=20&loan_shown_own=20000', { own: 25_000 }],
    ['loan_percent=30&loan_own=20000', 'loan_shown_percent=20&loan_shown_own=20000', { percent: 30 }],
    ['loan_percent=20&loan_own=20000', 'loan_shown_percent=20&loan_shown_own=20000', { percent: 20 }],
    [
      'loan_percent=20&loan_own=20000',
      'loan_shown_percent=20&loan_shown_own=20000&loan_by_sum=1',
      { own: 20_000 },
    ],
    [
      'loan_percent=30&loan_own=20000',
      'loan_shown_percent=20&loan_shown_own=20000&loan_by_sum=1',
      { percent: 30 },
    ],
    ['loan_percent=20&loan_own=', 'loan_shown_percent=20&loan_shown_own=', { percent: 20 }],
    [
      'loan_percent=-10&loan_own=20000',
      'loan_shown_percent=20&loan_shown_own=20000',
      { invalid: { percent: '-10' } },
    ],
    ['loan_percent=-10&loan_own=30000', 'loan_shown_percent=-10&loan_shown_own=', { own: 30_000 }],
    [
      'loan_percent=20&loan_own=half',
      'loan_shown_percent=20&loan_shown_own=half&loan_by_sum=1',
      { invalid: { own: 'half' } },
    ],
    [
      'loan_percent=30&loan_own=half',
      'loan_shown_percent=20&loan_shown_own=half&loan_by_sum=1',
      { percent: 30 },
    ],
  ])('the fields %s, shown as %s, give the down payment %j', (typed, shown, downPayment) => {
    expect(read(`${typed}&${shown}`)).toEqual(downPayment)
  })

  // Specification 2.4.7
  test("choosing another bank starts from that bank's terms", () => {
    expect(read('loan_bank=2&loan_shown=1&loan_percent=20&loan_month=120')).toEqual({
      bank: 2,
    })
    expect(read('loan_bank=2&loan_shown=2&loan_percent=20')).toMatchObject({ percent: 20 })
  })

  test.each([
    ['loan_percent=25&loan_shown_percent=20', { percent: 25 }],
    ['loan_percent=20&loan_shown_percent=20', {}],
    ['loan_own=25 000&loan_shown_own=20000', { own: 25_000 }],
    ['loan_own=half&loan_shown_own=20000', { invalid: { own: 'half' } }],
    ['loan_month=60&loan_shown_month=120', { months: 60 }],
    ['loan_month=60&loan_shown_month=120&loan_years=5', { months: 60 }],
    ['loan_month=120&loan_shown_month=120', {}],
  ])('choosing another bank keeps values typed together with it (%s)', (query, terms) => {
    const scenario = read(`loan_bank=2&loan_shown=1&${query}`)
    expect(scenario).toEqual({ bank: 2, ...terms })
  })

  test.each([
    ['loan_price=120 000&loan_shown_price=100000', ['price']],
    ['loan_price=100 000&loan_shown_price=100000', undefined],
    ['loan_price=120000&loan_shown_price=', ['price']],
    ['loan_price=1&loan_shown_price=1&loan_own=30000&loan_shown_own=20000', ['own']],
    ['loan_price=1&loan_shown_price=1&loan_own=20000&loan_shown_own=20000&loan_by_sum=1', undefined],
    ['loan_price=1&loan_shown_price=1&loan_own=₾20000&loan_shown_own=20000&loan_by_sum=1', ['own']],
    ['loan_price=2&loan_shown_price=1&loan_own=30000&loan_shown_own=20000', ['price', 'own']],
    ['loan_currency=3&loan_price=2&loan_shown_price=1', ['price']],
  ])('sums typed together with a currency are in that currency (%s)', (query, sums) => {
    const scenario = read(`loan_currency=1&loan_priced=2&${query}`)
    expect(scenario.unconverted).toEqual(sums)
    expect(parseScenario(toScenarioParams(scenario))).toEqual(scenario)
  })

  test('a typed sum is remembered while its converted sum is unchanged', () => {
    const entered = { price: { amount: 100_000, currency: 1 } }
    const query = 'loan_currency=2&loan_entered_price=₾100000&loan_shown_price=37037'
    expect(read(`${query}&loan_price=37037`)).toMatchObject({ price: 37_037, entered })
    expect(read(`${query}&loan_price=40000`).entered).toBeUndefined()
    expect(read(`${query}&loan_price=$37037`).entered).toBeUndefined()
  })

  // Specification 2.3.9
  test('any query has one canonical form', () => {
    const value = fc.oneof(
      fc.integer({ min: -1, max: 2_000_000_000 }).map(String),
      fc.constantFrom(
        '',
        '150 000',
        '20,5',
        '1.500,50',
        '-3',
        '0',
        'form',
        'result',
        '1,234                         x',
        '🏠'.repeat(20),
      ),
      fc.string({ unit: anyCharacter, maxLength: 40 }),
    )
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...LOAN_PARAMS), value)), (pairs) => {
        const scenario = parseScenario(new URLSearchParams(pairs))
        const query = toScenarioParams(scenario)
        expect(parseScenario(query)).toEqual(scenario)
        expect(toScenarioParams(parseScenario(query)).toString()).toBe(query.toString())
        expect([...query.keys()].every((name) => (LOAN_PARAMS as readonly string[]).includes(name))).toBe(
          true,
        )
      }),
      { numRuns: isFullRun ? 2_000 : 200 },
    )
  })
})
