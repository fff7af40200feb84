import { parsePageNumber } from '~contract/values/page-number'
import { MAX_LINE_LENGTH } from '~contract/values/text-lengths'

export function parsePage(searchParams: URLSearchParams): number {
  return parsePageNumber(searchParams.get('page'))
}

export function parseSearchText(searchParams: URLSearchParams): string {
  return (searchParams.get('q') ?? '').replace(/\s+/g, ' ').trim().slice(0, MAX_LINE_LENGTH)
}

/** Returns the URL of a list without default values and page 1. */
export function listHref(path: string, parameters: Record<string, string | number | undefined>): string {
  const url = new URL(path, 'http://here.invalid')
  for (const [name, value] of Object.entries(parameters)) {
    if (value === undefined || value === '' || (name === 'page' && value === 1)) url.searchParams.delete(name)
    else url.searchParams.set(name, String(value))
  }
  return url.pathname + url.search
}
