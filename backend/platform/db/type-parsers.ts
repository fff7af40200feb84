import pg from 'pg'

const { builtins } = pg.types
/** The builtins do not name arrays. */
const INT8_ARRAY = 1016

/**
 * How values leave PostgreSQL: `int8` (ids, counts, tetri) and `numeric` are numbers, `date` stays the
 * "2024-05-31" it is, since a Date of ours would move it by the time zone. A sum of `int8` is `numeric`.
 * Whoever needs more than 15 digits selects `::text`.
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

/** Numbers are written without quotes; arrays of arrays are not read. */
function toIntegers(value: string) {
  const inner = value.slice(1, -1)
  return inner === '' ? [] : inner.split(',').map((text) => (text === 'NULL' ? null : toInteger(text)))
}
