/** What somebody wants to change of what they keep and hide: numbers of statements. */
export interface Wish {
  keep: number[]
  drop: number[]
  hide: number[]
  show: number[]
  /** Whatever is hidden is to be shown again. */
  showAll: boolean
}

/** More than a page of cards can hold: nobody presses so many buttons at once. */
const MOST_AT_ONCE = 100
const MAX_ID = 2_147_483_647

/** Reads the buttons that were pressed: one id each, or several joined by commas. */
export function readWish(form: FormData): Wish {
  const ids = (name: string) => readIds(form.getAll(name))
  return {
    keep: ids('keep'),
    drop: ids('drop'),
    hide: ids('hide'),
    show: ids('show'),
    showAll: form.get('show_all') === '1',
  }
}

/** The first statement that a wish is about: where the page goes on. */
export function firstOf({ keep, drop, hide, show }: Wish): number | undefined {
  return [...keep, ...drop, ...hide, ...show][0]
}

/** Statement numbers among the values of a field. */
export function readIds(values: FormDataEntryValue[]): number[] {
  const words = values.filter((value) => typeof value === 'string').flatMap((value) => value.split(','))
  const ids = words
    .filter((word) => /^\d{1,10}$/.test(word))
    .map(Number)
    .filter((id) => id > 0 && id <= MAX_ID)
  return [...new Set(ids)].slice(0, MOST_AT_ONCE)
}
