import type { LoaderFunctionArgs } from '@remix-run/node'
import { calculateFees, getLastValue, parseLoanPrice, toLoanPageUrl, truncateText } from '~/features/loan'
import { loadCalculator } from '~/features/loan/index.server'
import { notFound } from '~/http/error-responses.server'
import { getI18n } from '~/i18n/i18n.server'
import { throwNotFoundIfMissing } from '~/page/missing-data.server'
import { readCurrency } from '~/session/currency.server'
import { getVisitor, type Visitor } from '~/session/visitor.server'
import { configuration } from '~/upstream/content.server'
import { type StatementDetails, statementById } from '~/upstream/statement-details.server'
import { CURRENCIES, CURRENCY_IDS, type Currency, DEFAULT_CURRENCY, toCurrency } from '~contract/currencies'
import { HOME_TYPE_IDS } from '~contract/statements'
import { convertSum } from '~contract/values/money'
import { parseStatementId, statementUrl } from '../urls'
import { type BankFees, COST_FIELDS, getCostKind, listAssumptions } from './assumptions'
import { type Amounts, type CostedLoan, calculateCosts } from './cost-sheet'
import { parseCost } from './typed-costs'
import { costsUrl, PRICE_PARAM, PRICED_PARAM } from './urls'

/** Loads the costs of a home for sale, to rent or as a pledge; 404 for other statements. */
export async function loadCosts({ request, context, params }: LoaderFunctionArgs) {
  const visitor = getVisitor({ request, context })
  const { language } = visitor
  const currency = readCurrency(request) ?? DEFAULT_CURRENCY
  const url = new URL(request.url)
  const id = parseStatementId(params.id)
  if (id === undefined) throw notFound('errors.statement_not_found')
  const [statement, config, i18n] = await Promise.all([
    visitor.call(statementById(id)).catch(throwNotFoundIfMissing('errors.statement_not_found')),
    visitor.optional('exchange rate', visitor.cachedCall(configuration)),
    getI18n(language),
  ])
  const kind = getCostKind(statement.dealId)
  if (statement.status !== 'active' || kind === undefined) throw notFound('errors.statement_not_found')
  const isHome = HOME_TYPE_IDS.includes(statement.typeId)
  const rate = config?.exchangeRate
  const price = parsePrice(url.searchParams, statement, currency, rate?.rate)
  const calculator =
    kind === 'sale' && isHome && rate
      ? await loadLoan(visitor, url.searchParams, { price: price.amounts, currency })
      : undefined
  const bankFees = calculator?.calculation.offer.fees
  const assumptions = listAssumptions(statement, { kind, isHome, bankFees })
  const hasLoan = calculator !== undefined
  const names = COST_FIELDS[kind].filter(
    (name) => hasLoan || (name !== 'disbursement' && name !== 'insurance'),
  )
  const fields = names.map((name) => ({
    name,
    ...parseCost(url.searchParams, name, assumptions[name]),
  }))
  const values = Object.fromEntries(fields.map(({ name, value }) => [name, value]))
  const isCorrect =
    fields.every(({ invalid }) => invalid === undefined) &&
    (calculator === undefined || calculator.calculation.result !== undefined)
  const t = i18n.getFixedT(language, 'home-costs')
  return {
    title: t(`title.${kind}`),
    description: t('description', { title: statement.title }),
    canonical: costsUrl(id, language),
    noIndex: true,
    kind,
    statementHref: statementUrl(statement, language),
    price: { typed: price.typed, error: price.error },
    fields,
    rate,
    calculator,
    page: toLoanPageUrl(url),
    /** Undefined while a value has to be corrected, or without an exchange rate. */
    sheet:
      price.amounts && rate && isCorrect
        ? calculateCosts({
            kind,
            price: price.amounts,
            values,
            fields: names,
            loan: calculator && toCostedLoan(calculator, values),
            lariForDollar: rate.rate,
          })
        : undefined,
  }
}

export type CostsData = Awaited<ReturnType<typeof loadCosts>>

interface TypedPrice {
  amounts: Amounts | undefined
  /** Value of the field: a sum in the visitor's currency, or the invalid text. */
  typed: string | number | undefined
  error?: 'missing' | 'invalid'
}

/** Parses the price in the currency of its sign, or else in the one that the field was shown in. */
function parsePrice(
  searchParams: URLSearchParams,
  { price, priceKind }: StatementDetails,
  currency: Currency,
  lariForDollar: number | undefined,
): TypedPrice {
  const own = priceKind === 'negotiable' ? undefined : toAmounts(price)
  const text = truncateText(getLastValue(searchParams, PRICE_PARAM) ?? '')
  if (!searchParams.has(PRICE_PARAM) && own) return { amounts: own, typed: own[currency] }
  if (text === '') return { amounts: undefined, typed: undefined, error: 'missing' }
  const typed = parseLoanPrice(text)
  const shownIn = getLastValue(searchParams, PRICED_PARAM)
  const typedId =
    typed?.currency ??
    Object.values(CURRENCY_IDS).find((each) => String(each) === shownIn) ??
    CURRENCY_IDS[currency]
  const typedCurrency = toCurrency(typedId) ?? currency
  if (typed && typed.amount === own?.[typedCurrency]) return { amounts: own, typed: own[currency] }
  const toTotal = (other: Currency) => ({
    total: typed && convertSum(typed.amount, typedId, CURRENCY_IDS[other], lariForDollar),
  })
  const amounts = toAmounts({ gel: toTotal('gel'), usd: toTotal('usd') })
  if (!amounts) return { amounts, typed: text, error: 'invalid' }
  return { amounts, typed: amounts[currency] }
}

/** Returns whole amounts of both currencies, or undefined if one is unknown. */
function toAmounts(price: Partial<Record<Currency, { total?: number | undefined } | undefined>>) {
  const [gel, usd] = [Math.round(price.gel?.total ?? 0), Math.round(price.usd?.total ?? 0)]
  return gel > 0 && usd > 0 ? { gel, usd } : undefined
}

/** Calculates the loan of the address; its price is that of the costs. */
function loadLoan(
  visitor: Visitor,
  searchParams: URLSearchParams,
  { price, currency }: { price: Amounts | undefined; currency: Currency },
) {
  const loanParams = new URLSearchParams(searchParams)
  loanParams.delete('loan_price')
  if (!CURRENCIES.some((each) => String(CURRENCY_IDS[each]) === getLastValue(loanParams, 'loan_currency')))
    loanParams.set('loan_currency', String(CURRENCY_IDS[currency]))
  return loadCalculator(visitor, loanParams, {
    [CURRENCY_IDS.gel]: price?.gel,
    [CURRENCY_IDS.usd]: price?.usd,
  })
}

function toCostedLoan(
  { calculation: { result, currency } }: NonNullable<Awaited<ReturnType<typeof loadCalculator>>>,
  values: { disbursement?: number; insurance?: number },
): CostedLoan | undefined {
  const shown = toCurrency(currency.id)
  if (!result || result.isFullyPaid || !shown) return undefined
  const fees: BankFees = {
    disbursementPercent: values.disbursement ?? 0,
    insurancePercent: values.insurance ?? 0,
  }
  return {
    loan: result.loan,
    currency: shown,
    payment: result.totals.payment,
    interest: result.totals.interest,
    fees: calculateFees(result.loan, fees) ?? { disbursement: 0, insurance: 0, firstMonthInsurance: 0 },
  }
}
