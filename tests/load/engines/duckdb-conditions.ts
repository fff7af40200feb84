import { FIELDS } from '~backend/search/memory/fields'
import type { Predicate } from '~backend/search/memory/predicates'

/** Conditions that must all be met, in DuckDB's SQL. */
export function conditionsOf(tests: readonly Predicate[]): string {
  return tests.map(conditionOf).join(' and ') || 'true'
}

/** A test in DuckDB's SQL. Whatever a visitor typed is a number by now, but for words. */
export function conditionOf(test: Predicate): string {
  switch (test.by) {
    case 'ids':
      return isOneOf(test.field, test.ids)
    case 'range': {
      // Compared as what the column is, which otherwise would be converted for each statement.
      const isReal = FIELDS[test.field] === 'float'
      const from = isReal ? `${test.from}::double` : Math.ceil(test.from)
      const to = isReal ? `${test.to}::double` : Math.floor(test.to)
      const upper = test.to === Infinity ? '' : ` and ${test.field} <= ${to}`
      return `(${test.field} >= ${from}${upper})`
    }
    case 'flags':
      return `(${test.field} & ${test.mask}) = ${test.mask}`
    case 'parameters':
      return `((parameters & ${test.low}) | (more_parameters & ${test.high})) <> 0`
    case 'terms': {
      const words = test.terms.map(({ part, realEstateTypes, dealTypes }) => {
        const holding = `text in (select number from texts where contains(text, ${quoted(part)}))`
        const kinds = [
          ...(realEstateTypes.length > 0 ? [isOneOf('real_estate_types', realEstateTypes)] : []),
          ...(dealTypes.length > 0 ? [isOneOf('deal_types', dealTypes)] : []),
        ]
        return `(${[holding, ...kinds].join(' or ')})`
      })
      const met = words.length > 0 ? [`(${words.join(' and ')})`] : []
      return `(${[...(test.id === undefined ? [] : [`id = ${test.id}`]), ...met].join(' or ') || 'false'})`
    }
  }
}

function isOneOf(field: string, ids: readonly number[]): string {
  return `${field} in (${ids.join(', ')})`
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}
