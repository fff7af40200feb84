import type { TFunction } from 'i18next'
import {
  formatMoney,
  formatRelativeDay,
  formatShortPlace,
  listDetailFacts,
  listKeyFacts,
  listShownPrices,
  type StatementNames,
} from '~/features/statements'
import type { Language } from '~/i18n/languages'
import type { StatementDetails } from '~/upstream/statement-details.server'
import type { Currency } from '~contract/currencies'
import { PARAMETER_KINDS } from '~contract/statements'
import {
  findLargestAreas,
  findLowestPrices,
  findLowestSquarePrices,
  findShownSquarePrice,
} from './best-values'
import { type ComparedFact, type ComparedRow, mergeFacts } from './compared-rows'

export interface ComparedStatement {
  statement: StatementDetails
  names: StatementNames
}

export interface FactContext {
  language: Language
  currency: Currency
  formatPrice: (statement: StatementDetails) => string
  t: TFunction<'comparison'>
  page: TFunction<'statement-page'>
  shared: TFunction<'statement'>
}

export interface ComparedGroup {
  /** Name of the group; the first one needs none. */
  name?: string
  rows: readonly ComparedRow[]
}

/** Facts that differ by nature, which are not compared. */
const OWN_FACTS = ['cadastral_code', 'added'] as const

/** Returns the facts of the statements' pages, by the same names. */
export function listComparedGroups(
  columns: readonly ComparedStatement[],
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
      rows: merge((column, place) =>
        listMainFacts(column, context, {
          price: lowestPrices[place] ? t('lowest_price') : undefined,
          square_price: lowestSquarePrices[place] ? t('lowest_price') : undefined,
          area: largestAreas[place] ? t('largest_area') : undefined,
        }),
      ),
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
): ComparedFact[] {
  const { price, priceKind } = statement
  const other = priceKind === 'negotiable' ? undefined : listShownPrices(price, currency)[1]
  const square = findShownSquarePrice(statement, currency)
  return withoutEmptyFacts([
    {
      name: t('facts.price'),
      value: formatPrice(statement),
      note: other && formatMoney(other.total, other.currency, language),
      best: best.price,
    },
    {
      name: t('facts.square_price'),
      value: square && formatMoney(square.amount, square.currency, language),
      best: best.square_price,
    },
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

function withoutEmptyFacts(
  facts: readonly (Omit<ComparedFact, 'value'> & { value: unknown })[],
): ComparedFact[] {
  return facts.flatMap(({ value, ...fact }) => (value ? [{ ...fact, value: String(value) }] : []))
}
