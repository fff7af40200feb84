/** The largest id that PostgreSQL's integer can hold. */
export const MAX_ID = 2_147_483_647

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export function isId(id: number): boolean {
  return Number.isInteger(id) && id > 0 && id <= MAX_ID
}

export function parseId(text: string | null | undefined, max = MAX_ID): number | undefined {
  const id = /^\d{1,16}$/.test(text ?? '') ? Number(text) : 0
  return id > 0 && id <= max ? id : undefined
}

/** Parses ids without duplicates; other texts are ignored. */
export function parseIds(texts: readonly string[]): number[] {
  return [...new Set(texts.map((text) => parseId(text)).filter((id) => id !== undefined))]
}

/** Parses ids from values that may each hold several, separated by commas. */
export function parseIdLists(values: readonly unknown[]): number[] {
  return parseIds(values.flatMap((value) => (typeof value === 'string' ? value.split(',') : [])))
}

export function isUuid(text: string): boolean {
  return UUID.test(text)
}

/**
 * Derives a UUID from a hash, always the same for the same hash.
 * @param hash at least 32 hexadecimal digits
 */
export function toUuid(hash: string): string {
  return hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*/, '$1-$2-4$3-8$4-$5')
}
