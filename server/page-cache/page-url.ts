import type { ReadParams } from '~/page/page-caching'

/** A URL whose foreign parameters, which the page does not read, are apart. */
export interface PageUrl {
  /** Equal for all URLs of one page; the foreign parameters are a star. */
  shape: string
  /** As they were written. */
  foreign: string
  /** The URL with another parameter in their place. */
  withForeign(parameter: string): string
}

/** As browsers and the app write a query, so that links of the page hold it unchanged. */
const PLAIN = /^[\w*.\-+%=&]+$/
const MAX_LENGTH = 1_000

/** Undefined where no parameter is foreign, or where they cannot be told apart from the rest. */
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
  // With others between them, their order would be lost.
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
