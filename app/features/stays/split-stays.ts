import type { Stay } from '~/upstream/stays.server'
import { isOpenStay } from '~contract/stays'

/** Splits stays into those that can still take place or take place now, and the others. */
export function splitStays<Row extends Pick<Stay, 'state' | 'to'>>(
  stays: readonly Row[],
  today: string,
): { current: Row[]; former: Row[] } {
  const isCurrent = ({ state, to }: Row) => isOpenStay(state) && to >= today
  return { current: stays.filter(isCurrent), former: stays.filter((stay) => !isCurrent(stay)) }
}
