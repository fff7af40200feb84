/** What an anonymous visitor owns: ids of statements, newest last. */
export interface Kept {
  favorites: number[]
  hidden: number[]
}

/** A cookie holds 4,096 bytes, and a list longer than this is better kept in an account. */
export const MOST_KEPT = 100

const MAX_ID = 2_147_483_647

/** As short as ids can be written: `1000299.1000301|1000400`, in base 36. */
export function writeKept({ favorites, hidden }: Kept): string {
  return [favorites, hidden].map(writeIdList).join('|')
}

/** Whatever cannot be read is left out. */
export function readKept(text: string | undefined): Kept {
  const [favorites = '', hidden = ''] = text?.split('|') ?? []
  return { favorites: readIdList(favorites), hidden: readIdList(hidden) }
}

/** Ids as `1000299.1000301`, in base 36. */
export function writeIdList(ids: number[]): string {
  return ids.map((id) => id.toString(36)).join('.')
}

/** The ids of such a list; whatever cannot be read is left out. */
export function readIdList(text: string): number[] {
  const ids = text.split('.').map((id) => (/^[0-9a-z]{1,6}$/.test(id) ? Number.parseInt(id, 36) : 0))
  return [...new Set(ids)].filter((id) => id > 0 && id <= MAX_ID).slice(0, MOST_KEPT)
}

/** The list with ids put in and taken out, the new ones last; `full`, and unchanged, when there is no room for them. */
export function change(ids: number[], keep: number[], drop: number[]): { ids: number[]; full: boolean } {
  const changed = [...ids.filter((id) => !keep.includes(id) && !drop.includes(id)), ...keep]
  return changed.length > MOST_KEPT ? { ids, full: true } : { ids: changed, full: false }
}
