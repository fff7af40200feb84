import type { TFunction } from 'i18next'
import { calculateCardPayment, canBeMortgaged, formatHundredths } from '~/features/loan'
import {
  formatMoney,
  formatRelativeDay,
  formatShortPlace,
  getPriceChange,
  listDetailFacts,
  listKeyFacts,
  listShownPrices,
  type StatementNames,
} from '~/features/statements'
import { formatDay } from '~/i18n/format'
import type { Language } from '~/i18n/languages'
import type { StatementDetails } from '~/upstream/statement-details.server'
import { CURRENCY_SIGNS, type Currency } from '~contract/currencies'
import { PARAMETER_KINDS } from '~contract/statements'
import {
  findLargestAreas,
  findLowestPrices,
  findLowestSquarePrices,
  findShownSquarePrice,
} from './best-values'
import { type ComparedFact, type ComparedGroup, mergeFacts } from './compared-rows'
import type { ComparedStatements } from './compared-statements.server'

export interface ComparedStatement {
  statement: StatementDetails
  names: StatementNames
}

/** Facts that are not stored with a statement. */
type FurtherSources = Pick<ComparedStatements, 'loanTerms' | 'placeWalks'>

export interface FactContext {
  language: Language
  currency: Currency
  formatPrice: (statement: StatementDetails) => string
  t: TFunction<'comparison'>
  page: TFunction<'statement-page'>
  shared: TFunction<'statement'>
}

/** Facts that differ by nature, which are not compared. */
const OWN_FACTS = ['cadastral_code', 'added'] as const

/** Returns the facts of the statements' pages, by the same names. */
export function listComparedGroups(
  columns: readonly ComparedStatement[],
  { loanTerms, placeWalks }: FurtherSources,
  context: FactContext,
): ComparedGroup[] {
  const { t, page, shared } = context
  const statements = columns.map(({ statement }) => statement)
  const lowestPrices = findLowestPrices(statements, context.currency)
  const lowestSquarePrices = findLowestSquarePrices(statements, context.currency)
  const largestAreas = findLargestAreas(statements)
  const merge = (listFacts: (column: ComparedStatement, place: number) => ComparedFact[]) =>
    mergeFacts(columns.map(listFacts))
  return [
    {
      isPrinted: true,
      rows: merge((column, place) =>
        listMainFacts(
          column,
          context,
          {
            price: lowestPrices[place] ? t('lowest_price') : undefined,
            square_price: lowestSquarePrices[place] ? t('lowest_price') : undefined,
            area: largestAreas[place] ? t('largest_area') : undefined,
          },
          loanTerms,
        ),
      ),
    },
    {
      name: t('places.title'),
      isPrinted: true,
      rows: merge(({ statement }) => listPlaceWalks(statement.id, placeWalks, context)),
    },
    { name: page('details'), rows: merge((column) => listFurtherFacts(column, context)) },
    ...PARAMETER_KINDS.map((kind) => ({
      name: shared(`kinds.${kind}`),
      rows: merge(({ statement }) =>
        statement.parameters
          .filter((parameter) => parameter.kind === kind)
          .map(({ name }) => ({ name, value: t('has') })),
      ),
    })),
    {
      name: page('walking_times.title'),
      rows: merge(({ statement }) =>
        statement.walkingTimes.map(({ kind, minutes, name }) => ({
          name: page(`walking_times.${kind}`),
          value: page('walking_times.minutes', { count: minutes }),
          note: name,
        })),
      ),
    },
  ]
}

function listMainFacts(
  { statement, names }: ComparedStatement,
  { language, currency, formatPrice, t, page, shared }: FactContext,
  best: Partial<Record<string, string | undefined>>,
  loanTerms: FurtherSources['loanTerms'],
): ComparedFact[] {
  const { price, priceKind } = statement
  const context = { language, currency, t }
  const other = priceKind === 'negotiable' ? undefined : listShownPrices(price, currency)[1]
  const square = findShownSquarePrice(statement, currency)
  return withoutEmptyFacts([
    {
      name: t('facts.price'),
      value: formatPrice(statement),
      note: other && formatMoney(other.total, other.currency, language),
      best: best.price,
      isMain: true,
    },
    {
      name: t('facts.square_price'),
      value: square && formatMoney(square.amount, square.currency, language),
      best: best.square_price,
    },
    { name: t('facts.monthly'), ...formatMonthlyPayment(statement, loanTerms, context) },
    { name: t('facts.history'), ...formatHistory(statement, page, context) },
    { name: page('location'), value: formatShortPlace(statement) },
    ...listKeyFacts(statement, { names, t: page, shared, language }).map(({ of, value }) => ({
      name: t(`facts.${of}`),
      value,
      best: best[of],
    })),
  ])
}

function listFurtherFacts(
  { statement, names }: ComparedStatement,
  { language, t, page, shared }: FactContext,
): ComparedFact[] {
  const ownFacts = OWN_FACTS.map((key): string => shared(`fields.${key}`))
  const { project, ownerKind, updatedAt } = statement
  return withoutEmptyFacts([
    { name: page('complex'), value: project?.name },
    ...listDetailFacts(statement, { names, t: page, shared, language }).filter(
      ({ name }) => !ownFacts.includes(name),
    ),
    { name: t('facts.owner'), value: ownerKind && shared(`owner_kinds.${ownerKind}`) },
    { name: t('facts.updated'), value: formatRelativeDay(updatedAt, shared, language) },
  ])
}

type TextContext = Pick<FactContext, 'language' | 'currency' | 't'>

/** Formats the payment at the terms of the default bank, for homes that banks lend for. */
function formatMonthlyPayment(
  statement: StatementDetails,
  loanTerms: FurtherSources['loanTerms'],
  { language, currency, t }: TextContext,
): Pick<ComparedFact, 'note'> & { value: string | undefined } {
  const terms = loanTerms?.[currency]
  const payment = canBeMortgaged(statement)
    ? calculateCardPayment(statement.price[currency]?.total, terms)
    : undefined
  if (!terms || payment === undefined) return { value: undefined }
  return {
    value: formatHundredths(payment, { symbol: CURRENCY_SIGNS[currency] }, language),
    note: t('monthly_terms', { percent: terms.percent, count: Math.round(terms.months / 12) }),
  }
}

/** Formats the first price and the last change, or the day since which the price is the same. */
function formatHistory(
  statement: StatementDetails,
  page: FactContext['page'],
  { language, t }: TextContext,
): Pick<ComparedFact, 'value' | 'note'> {
  const { formerPrices, createdAt } = statement
  const [last, first] = [formerPrices[0], formerPrices.at(-1)]
  if (!last || !first) return { value: t('history.same', { day: formatDay(createdAt, language) }) }
  const { direction, percent } = getPriceChange(formerPrices, statement)
  return {
    value: page(`price_change.${direction}`, { percent, day: formatDay(last.until, language) }),
    note: t('history.first', {
      price: formatMoney(first.price, first.currency, language),
      day: formatDay(first.since, language),
    }),
  }
}

function listPlaceWalks(
  id: number,
  placeWalks: FurtherSources['placeWalks'],
  { t, page }: FactContext,
): ComparedFact[] {
  return placeWalks.flatMap(({ name, walks }): ComparedFact[] => {
    const time = walks[id]
    const count = time?.minutes
    if (count === undefined) return [{ name, value: t('places.unknown') }]
    const value = time?.isFarther ? t('places.farther', { count }) : page('walking_times.minutes', { count })
    return [{ name, value }]
  })
}

function withoutEmptyFacts(
  facts: readonly (Omit<ComparedFact, 'value'> & { value: unknown })[],
): ComparedFact[] {
  return facts.flatMap(({ value, ...fact }) => (value ? [{ ...fact, value: String(value) }] : []))
}
