import pg from 'pg'

const { builtins } = pg.types
/** Type id missing in pg's builtins. */
const INT8_ARRAY = 1016

/**
 * Parsers of PostgreSQL types. Select `::text` for integers of more than 15 digits.
 * A `date` stays text, because a Date would shift it by the time zone.
 */
export const typeParsers: pg.CustomTypesConfig = {
  getTypeParser(oid, format) {
    if (format === 'binary') return pg.types.getTypeParser(oid, format)
    switch (Number(oid)) {
      case builtins.INT8:
        return toInteger
      case INT8_ARRAY:
        return toIntegers
      case builtins.NUMERIC:
        return Number
      case builtins.DATE:
        return String
      default:
        return pg.types.getTypeParser(oid, format)
    }
  },
}

function toInteger(value: string): number {
  const integer = Number(value)
  if (Number.isSafeInteger(integer)) return integer
  throw new RangeError(`${value} from the database is beyond the integers a number can hold`)
}

function toIntegers(value: string) {
  const inner = value.slice(1, -1)
  return inner === '' ? [] : inner.split(',').map((text) => (text === 'NULL' ? null : toInteger(text)))
}
