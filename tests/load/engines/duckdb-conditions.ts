import { FIELDS, NEAR_STATION_FIELDS } from '~backend/search/memory/fields'
import { listNearStationValues } from '~backend/search/memory/near-stations'
import type { Predicate } from '~backend/search/memory/predicates'

/** Returns conditions that must all be met, in DuckDB's SQL. */
export function toConditions(predicates: readonly Predicate[]): string {
  return predicates.map(toCondition).join(' and ') || 'true'
}

/** Safe without parameters: all user input except search terms has been parsed to numbers. */
export function toCondition(predicate: Predicate): string {
  switch (predicate.by) {
    case 'ids':
      return toIdCondition(predicate.field, predicate.ids)
    case 'range': {
      // A bound of another type than the column's would be converted for each row.
      const isReal = FIELDS[predicate.field] === 'float'
      const from = isReal ? `${predicate.from}::double` : Math.ceil(predicate.from)
      const to = isReal ? `${predicate.to}::double` : Math.floor(predicate.to)
      const upper = predicate.to === Infinity ? '' : ` and ${predicate.field} <= ${to}`
      return `(${predicate.field} >= ${from}${upper})`
    }
    case 'flag':
      return `(${predicate.field} & ${1 << predicate.bit}) <> 0`
    case 'parameters':
      return `((parameters & ${predicate.low}) | (more_parameters & ${predicate.high})) <> 0`
    case 'near_stations':
      return `(${NEAR_STATION_FIELDS.map((field) => toIdCondition(field, listNearStationValues(predicate))).join(' or ')})`
    case 'terms': {
      const terms = predicate.terms.map(({ part, isHouse, realEstateTypes, dealTypes }) => {
        const isThere = isHouse
          ? `regexp_matches(text, ${quote(`(^|\\s)${part.replaceAll(/[^\p{L}\p{N}]/gu, '\\$&')}([^0-9]|$)`)})`
          : `contains(text, ${quote(part)})`
        const hasText = `text in (select number from texts where ${isThere})`
        const kinds = [
          ...(realEstateTypes.length > 0 ? [toIdCondition('real_estate_types', realEstateTypes)] : []),
          ...(dealTypes.length > 0 ? [toIdCondition('deal_types', dealTypes)] : []),
        ]
        return `(${[hasText, ...kinds].join(' or ')})`
      })
      const isMet = terms.length > 0 ? [`(${terms.join(' and ')})`] : []
      return `(${[...(predicate.id === undefined ? [] : [`id = ${predicate.id}`]), ...isMet].join(' or ') || 'false'})`
    }
  }
}

function toIdCondition(field: string, ids: readonly number[]): string {
  return `${field} in (${ids.join(', ')})`
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}
