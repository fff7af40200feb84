import type { ReadParams } from '~/page/page-caching'

/** URL separated from its foreign parameters, which the page does not read. */
export interface PageUrl {
  /** Equal for all URLs of one page; a star stands for the foreign parameters. */
  shape: string
  /** Foreign parameters as they were typed. */
  foreign: string
  /** Returns the URL with another parameter in place of the foreign ones. */
  withForeign(parameter: string): string
}

/** Queries as browsers and the app write them, so that links of the page contain them unchanged. */
const PLAIN = /^[\w*.\-+%=&]+$/
const MAX_LENGTH = 1_000

/** Returns undefined if no parameter is foreign, or if they cannot be separated from the rest. */
export function parsePageUrl(url: string, readParams: ReadParams): PageUrl | undefined {
  const at = url.indexOf('?')
  if (at < 0) return undefined
  const query = url.slice(at + 1)
  if (query.length > MAX_LENGTH || !PLAIN.test(query)) return undefined
  const parts = query.split('&')
  const names = parts.map(nameOf)
  if (names.some((name) => readParams.layout.has(name) && !readParams.page.has(name))) return undefined
  const isForeign = names.map((name) => !readParams.page.has(name))
  const first = isForeign.indexOf(true)
  const last = isForeign.lastIndexOf(true)
  // Their order would be lost with others between them.
  if (first < 0 || isForeign.slice(first, last + 1).includes(false)) return undefined
  const foreign = parts.slice(first, last + 1).join('&')
  if (new URLSearchParams(foreign).toString() !== foreign) return undefined
  const [before, after] = [parts.slice(0, first), parts.slice(last + 1)]
  const withForeign = (parameter: string) =>
    `${url.slice(0, at)}?${[...before, parameter, ...after].join('&')}`
  return { shape: withForeign('*'), foreign, withForeign }
}

function nameOf(part: string): string {
  const [[name = ''] = []] = [...new URLSearchParams(part)]
  return name
}
