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
  return [favorites, hidden].map((ids) => ids.map((id) => id.toString(36)).join('.')).join('|')
}

/** Whatever cannot be read is left out. */
export function readKept(text: string | undefined): Kept {
  const [favorites = '', hidden = ''] = text?.split('|') ?? []
  return { favorites: readIds(favorites), hidden: readIds(hidden) }
}

function readIds(text: string): number[] {
  const ids = text.split('.').map((id) => (/^[0-9a-z]{1,6}$/.test(id) ? Number.parseInt(id, 36) : 0))
  return [...new Set(ids)].filter((id) => id > 0 && id <= MAX_ID).slice(0, MOST_KEPT)
}

/** The list with an id put in or taken out; `full` when there is no room for it. */
export function change(ids: number[], id: number, keep: boolean): { ids: number[]; full: boolean } {
  const others = ids.filter((one) => one !== id)
  if (!keep) return { ids: others, full: false }
  if (!ids.includes(id) && ids.length >= MOST_KEPT) return { ids, full: true }
  return { ids: [...others, id], full: false }
}
