import type { Request } from 'express'
import { parseDecimal, removeDigitSpaces } from '~contract/values/amount'
import { parseId } from '~contract/values/ids'

/** The parameters of a call, by name, every spelling of a list (`a=1,2`, `a=1&a=2`, `a[]=1`, `a[0]=1`) made one. */
export type QueryParams = ReadonlyMap<string, readonly string[]>

/** More values of one parameter than anybody chooses by hand are not read. */
const MAX_VALUES = 300

/** The parameters of a request. */
export function parseQuery(request: Request): QueryParams {
  return parseQueryString(request.originalUrl.split('?')[1] ?? '')
}

/** The parameters in the part of an address after the question mark. */
export function parseQueryString(text: string): QueryParams {
  return collectParams(new URLSearchParams(text), MAX_VALUES)
}

/** Pairs of a name and a value, by name; without NUL, which nobody can type and no database text may hold. */
export function collectParams(
  pairs: Iterable<[name: string, value: string]>,
  maxValues = Number.POSITIVE_INFINITY,
): QueryParams {
  const query = new Map<string, string[]>()
  for (const [key, value] of pairs) {
    const name = key.replace(/\[\d*\]$/, '')
    const values = query.get(name) ?? []
    if (values.length < maxValues) values.push(value.replaceAll('\0', ''))
    query.set(name, values)
  }
  return query
}

/** The same query without some parameters. */
export function omitParams(query: QueryParams, ...names: string[]): QueryParams {
  return new Map([...query].filter(([key]) => !names.includes(key)))
}

/** The last value given, which is the one that counts; empty counts as absent. */
export function getText(query: QueryParams, name: string): string | undefined {
  return query.get(name)?.at(-1)?.trim() || undefined
}

/** The words of a list, junk and all. */
export function getList(query: QueryParams, name: string): string[] {
  const values = query.get(name)
  // Every search asks for some fifty lists, of which few are there.
  if (!values) return []
  const items = values.flatMap((value) => value.split(','))
  return [...new Set(items.map((item) => item.trim()).filter(Boolean))].slice(0, MAX_VALUES)
}

/** The ids of a list; whatever is no id is left out. */
export function getIds(query: QueryParams, name: string): number[] {
  return getList(query, name)
    .map((item) => parseId(item))
    .filter((id) => id !== undefined)
}

/** The slug that a part of an address is, in small letters, if it can be one. */
export function parseSlug(text: string): string | null {
  return /^[a-z0-9-]{1,255}$/i.test(text) ? text.toLowerCase() : null
}

/** A number as people write it: `150000`, `150 000`, `54,7`; absent when it is none. */
export function getNumber(query: QueryParams, name: string): number | undefined {
  return parseNumber(getText(query, name) ?? '')
}

/** The same of a text. */
export function parseNumber(text: string): number | undefined {
  return parseDecimal(removeDigitSpaces(text), { maxDigits: 12, maxDecimals: 6, isSigned: true })
}

/** Whether a switch is on; anything but 1, true and on is off. */
export function getBoolean(query: QueryParams, name: string): boolean {
  return ['1', 'true', 'on'].includes(getText(query, name) ?? '')
}
