import { pageFilters, SEARCHED_STAY } from '~contract/search-filters'
import { normalizeText, trimSentenceEnd } from '~contract/values/typed-text'

/** `&amp;` between parameters, found in links that were copied from the source of a page. */
const ESCAPED_AMPERSANDS = /(?<=^|&)(?:amp(?:;|%3B))+/gi
/** Encodings of anything but printable ASCII. */
const MAY_BE_INVISIBLE = /%(?:[01]|7F|[89A-F])/
/** List notation of some programs: `cities[]=1&cities[]=2`, `cities[0]=1`. */
const LIST_MARK = /^(\w+)(?:\[|%5B)\d*(?:\]|%5D)(?==|$)/i

const TEXT_NAMES = ['q', 'bounds', 'area', 'walking_area', 'second_area', 'second_walking_area', 'areas']
const filterNames = pageFilters.flatMap(({ kind, parameter }) =>
  kind === 'range' ? [`${parameter}_from`, `${parameter}_to`] : [parameter],
)
const VALUE_NAMES = filterNames.concat(
  Object.values(SEARCHED_STAY),
  'currency_id',
  'order_by',
  'sequence',
  'page',
)
const KNOWN_NAMES = new Set(VALUE_NAMES.concat(TEXT_NAMES))

/** Semicolons between parameters, as in RFC 1866. They separate only if the name of a filter follows. */
const SEMICOLONS = new RegExp(
  `(?:;|%3B)(?=(?:${[...KNOWN_NAMES].join('|')})(?:(?:\\[|%5B)\\d*(?:\\]|%5D))?=)`,
  'gi',
)

/**
 * Returns the query of a URL as pages read it: one spelling per name, normalized values. Other parameters
 * keep their bytes.
 * @param search empty, or from its question mark
 */
export function toCanonicalQuery(search: string): string {
  if (search.length < 2) return search
  const visible = search.slice(1).split('&').map(toVisible).join('&')
  const parameters = visible.replace(ESCAPED_AMPERSANDS, '').replace(SEMICOLONS, '&').split('&')
  const named = parameters.map((parameter) => toKnownName(parameter.replace(LIST_MARK, '$1')))
  return `?${[...named.slice(0, -1), removeEndOfSentence(named.at(-1) ?? '')].join('&')}`
}

function toVisible(encoded: string): string {
  if (!MAY_BE_INVISIBLE.test(encoded)) return encoded
  const [[name, value] = ['', '']] = new URLSearchParams(encoded)
  const [cleanName, cleanValue] = [normalizeText(name), normalizeText(value)]
  if (cleanName === name && cleanValue === value) return encoded
  return new URLSearchParams([[cleanName, cleanValue]]).toString()
}

/** Corrects the case of a known name. Phone keyboards capitalize the first letter: `Cities=1`. */
function toKnownName(parameter: string): string {
  const [name = ''] = parameter.split('=', 1)
  const known = name.toLowerCase()
  return known !== name && KNOWN_NAMES.has(known) ? known + parameter.slice(name.length) : parameter
}

function removeEndOfSentence(parameter: string): string {
  const [name = ''] = parameter.split('=', 1)
  if (!VALUE_NAMES.includes(name)) return parameter
  const value = new URLSearchParams(parameter).get(name) ?? ''
  const bare = trimSentenceEnd(value)
  return bare === value ? parameter : new URLSearchParams([[name, bare]]).toString()
}
