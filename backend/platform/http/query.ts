import type { Request } from 'express'
import { normalizeNumber, parseDecimal } from '~contract/values/amount'
import { parseId } from '~contract/values/ids'
import { isPassword, normalizeText } from '~contract/values/typed-text'

/** Values by name; the spellings `a=1&a=2`, `a[]=1` and `a[0]=1` of a list are equivalent. */
export type QueryParams = ReadonlyMap<string, readonly string[]>

const MAX_VALUES = 300

export function parseQuery(request: Request): QueryParams {
  return parseQueryString(request.originalUrl.split('?')[1] ?? '')
}

/** @param text part of a URL after the question mark */
export function parseQueryString(text: string): QueryParams {
  return collectParams(new URLSearchParams(text), MAX_VALUES)
}

/** Normalizes each value; list names lose their brackets. */
export function collectParams(
  pairs: Iterable<[name: string, value: string]>,
  maxValues = Number.POSITIVE_INFINITY,
): QueryParams {
  const query = new Map<string, string[]>()
  for (const [key, value] of pairs) {
    const name = key.replace(/\[\d*\]$/, '')
    const values = query.get(name) ?? []
    if (values.length < maxValues)
      values.push(isPassword(name) ? dropUnstorable(value) : normalizeText(value))
    query.set(name, values)
  }
  return query
}

/** Drops NUL and unpaired surrogates, which PostgreSQL cannot store. Passwords are otherwise unchanged. */
function dropUnstorable(password: string): string {
  return password.replaceAll(/[\0\p{Cs}]/gu, '')
}

export function omitParams(query: QueryParams, ...names: string[]): QueryParams {
  return new Map([...query].filter(([key]) => !names.includes(key)))
}

/** Returns the last value; an empty one is absent. */
export function getText(query: QueryParams, name: string): string | undefined {
  return query.get(name)?.at(-1)?.trim() || undefined
}

export function getList(query: QueryParams, name: string): string[] {
  const values = query.get(name)
  if (!values) return []
  const items = values.flatMap((value) => value.split(','))
  return [...new Set(items.map((item) => item.trim()).filter(Boolean))].slice(0, MAX_VALUES)
}

export function getIds(query: QueryParams, name: string): number[] {
  return getList(query, name)
    .map((item) => parseId(item))
    .filter((id) => id !== undefined)
}

export function parseSlug(text: string): string | null {
  return /^[a-z0-9-]{1,255}$/i.test(text) ? text.toLowerCase() : null
}

export function getNumber(query: QueryParams, name: string): number | undefined {
  return parseNumber(getText(query, name) ?? '')
}

export function parseNumber(text: string): number | undefined {
  return parseDecimal(normalizeNumber(text), { maxDigits: 12, maxDecimals: 6, isSigned: true })
}

export function getBoolean(query: QueryParams, name: string): boolean {
  return ['1', 'true', 'on'].includes(getText(query, name) ?? '')
}
