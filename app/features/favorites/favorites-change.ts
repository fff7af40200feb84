import { parseId } from '~contract/values/ids'

export interface FavoritesChange {
  keep: number[]
  drop: number[]
  hide: number[]
  show: number[]
  showAll: boolean
}

/** More than a page of cards can hold. */
const MAX_IDS_AT_ONCE = 100

/** Each button holds one id or several joined by commas. */
export function parseFavoritesChange(form: FormData): FavoritesChange {
  const ids = (name: string) => parseIds(form.getAll(name))
  return {
    keep: ids('keep'),
    drop: ids('drop'),
    hide: ids('hide'),
    show: ids('show'),
    showAll: form.get('show_all') === '1',
  }
}

export function getFirstId({ keep, drop, hide, show }: FavoritesChange): number | undefined {
  return [...keep, ...drop, ...hide, ...show][0]
}

export function parseIds(values: FormDataEntryValue[]): number[] {
  const texts = values.filter((value) => typeof value === 'string').flatMap((value) => value.split(','))
  const ids = texts.map((text) => parseId(text)).filter((id) => id !== undefined)
  return [...new Set(ids)].slice(0, MAX_IDS_AT_ONCE)
}
